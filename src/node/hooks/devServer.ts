import { watch } from 'chokidar';
import type { CreateDevServerArgs } from 'gatsby';
import { liveBodyPath, LIVE_BODIES_URL } from '../../site/liveBodies';
import { CONTENT, readContentFile } from '../content/files/contentFiles';
import { serveExplorer } from '../authoring/graphiql/serveExplorer';
import { createLiveBodies } from '../authoring/liveBodies';
import { panelsAbove } from '../authoring/panels';
import { readPage } from '../content/page/page';
import { writePictures } from '../output/pictures';
import type { DevServer } from '../output/devServer';
import { bodies, content, developStart, publicFiles, referenceFiles, searchFiles } from './site';

export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  const server = app as unknown as DevServer;
  serveExplorer(server);
  searchFiles.serve(server);
  referenceFiles.serve(server);
  serveLiveBodies(server);
  developStart.complete();
}

/** Gatsby reads the same files, and reports what is wrong with them. */
const leaveToGatsby = () => undefined;

const EVENTS = {
  'Content-Type': 'text/event-stream',
  // Otherwise it would be compressed, and held back until there is enough of it.
  'Cache-Control': 'no-cache, no-transform',
};

/**
 * Shows an edit as soon as its text is compiled. Gatsby itself waits until nothing more changes, and then
 * builds its schema and all pages again before it updates the page.
 */
function serveLiveBodies(server: DevServer): void {
  const live = createLiveBodies(chunksOf);
  const update = () => void live.update().catch(leaveToGatsby);

  server.get(LIVE_BODIES_URL, (request, response) => {
    response.writeHead(200, EVENTS);
    const leave = live.add(liveBodyPath(request.url), (chunk) =>
      response.write(`data: ${chunk}\n\n`),
    );
    request.on('close', leave);
    update();
  });
  watch(CONTENT, { ignoreInitial: true, followSymlinks: false }).on('all', update);
  warmCompiler().catch(leaveToGatsby);
}

async function chunksOf(paths: readonly string[]): Promise<Map<string, string>> {
  const { pages, pictures, issues } = await content.validateContent();
  writePictures(pictures, publicFiles);
  const asked = pages.filter(({ path }) => paths.includes(path));
  const chunks = asked.map(async (page) => {
    const panels = panelsAbove({ ...page, publication: content.publicationOf(page) }, issues);
    const { html } = await content.bodyOf(page);
    return [page.path, publicFiles.writeBody(page.path, panels + html)] as const;
  });
  return new Map(await Promise.all(chunks));
}

/** A page with every building block that there is. */
const SHOWS_EVERYTHING = 'contribute/writers-guide.mdx';

/** Compiles a page that is known, because the first takes seconds longer than any after it. */
async function warmCompiler(): Promise<void> {
  const source = readContentFile(SHOWS_EVERYTHING);
  if (source === null) return;
  await bodies.compile(content.bodyInput(readPage(SHOWS_EVERYTHING, source).page));
}

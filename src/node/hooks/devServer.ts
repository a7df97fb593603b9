import { watch } from 'chokidar';
import type { CreateDevServerArgs } from 'gatsby';
import { liveBodyPath, LIVE_BODIES_URL } from '../../site/liveBodies';
import { CONTENT } from '../content/files/contentFiles';
import { serveExplorer } from '../authoring/graphiql/serveExplorer';
import { bodyOf, examineContent, publicationOf, warmLibrary } from '../content/contentStore';
import { createLiveBodies } from '../authoring/liveBodies';
import { panelsAbove } from '../authoring/panels';
import { writePictures } from '../content/pagePictures';
import { writeBodyChunk } from '../output/publicFiles';
import { serveSearch } from '../output/search';

type Request = { url: string; on: (event: 'close', listener: () => void) => void };
type Response = {
  json: (value: unknown) => void;
  writeHead: (status: number, headers: Record<string, string>) => void;
  write: (text: string) => void;
  end: (text: string) => void;
};
type Middleware = (request: Request, response: Response, next: (error: unknown) => void) => void;

/** The part of Express that is used here. */
export type DevServer = { get: (url: string | RegExp, middleware: Middleware) => void };

export function onCreateDevServer({ app }: CreateDevServerArgs): void {
  const server = app as unknown as DevServer;
  serveExplorer(server);
  serveSearch(server);
  serveLiveBodies(server);
}

/** It reads the same files, and reports what is wrong with them. */
const leaveToGatsby = () => undefined;

const EVENTS = {
  'Content-Type': 'text/event-stream',
  // Or it would be compressed, and wait until there is enough of it.
  'Cache-Control': 'no-cache, no-transform',
};

/**
 * An edit stands on screen when its text is compiled. Gatsby waits until nothing more changes, and then
 * builds its schema and all pages anew before it says so.
 */
function serveLiveBodies(server: DevServer): void {
  const bodies = createLiveBodies(chunksOf);
  const update = () => void bodies.update().catch(leaveToGatsby);

  server.get(LIVE_BODIES_URL, (request, response) => {
    response.writeHead(200, EVENTS);
    const leave = bodies.add(liveBodyPath(request.url), (chunk) =>
      response.write(`data: ${chunk}\n\n`),
    );
    request.on('close', leave);
    update();
  });
  watch(CONTENT, { ignoreInitial: true, followSymlinks: false }).on('all', update);
  warmLibrary().catch(leaveToGatsby);
}

async function chunksOf(paths: readonly string[]): Promise<Map<string, string>> {
  const { pages, pictures, issues } = await examineContent();
  writePictures(pictures);
  const asked = pages.filter(({ path }) => paths.includes(path));
  const chunks = asked.map(async (page) => {
    const panels = panelsAbove({ ...page, publication: publicationOf(page) }, issues);
    const { html } = await bodyOf(page);
    return [page.path, writeBodyChunk(page.path, panels + html)] as const;
  });
  return new Map(await Promise.all(chunks));
}

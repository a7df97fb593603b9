import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DATA_FILES, dataFilePath } from '../../src/node/content/data/contentData';
import { readPageFiles } from '../../src/node/content/files/contentFiles';
import { askAddress, type Answer } from './askAddress';
import { askAll } from './askAll';
import { externalLinks } from './externalLinks';
import { readLinkCache, withAnswer, writeLinkCache } from './linkCache';
import { linkReport } from './linkReport';

const CACHE = resolve('node_modules/.cache/links/answers.json');

/** Isn't content, but has addresses that readers see. */
const SITE_LINKS = 'src/site/links.ts';

/** `npm run links`: asks other sites whether the pages that we link to exist. */
export async function checkLinks(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { fresh: { type: 'boolean', default: false } },
  });
  const links = externalLinks(filesWithLinks().filter(isWanted(positionals)));
  let cache = readLinkCache(CACHE, values.fresh ? Infinity : Date.now());
  const answers = new Map<string, Answer>(
    [...links.keys()].flatMap((url) => {
      const known = cache.get(url);
      return known ? [[url, known.answer] as const] : [];
    }),
  );
  const unknown = [...links.keys()].filter((url) => !answers.has(url));
  console.log(`${links.size} addresses, ${unknown.length} of them to ask`);

  await askAll(unknown, askAddress, (url, answer) => {
    answers.set(url, answer);
    cache = withAnswer(cache, url, answer, Date.now());
    // Written each time, so that an interrupted run can continue.
    writeLinkCache(CACHE, cache);
  });
  console.log(linkReport(links, answers));
  return [...answers.values()].some(({ state }) => state === 'broken') ? 1 : 0;
}

function filesWithLinks(): { path: string; source: string }[] {
  const others = [...DATA_FILES.map(dataFilePath), 'content/data/banner.json', SITE_LINKS];
  return [
    ...readPageFiles().map(({ path, source }) => ({ path: `content/${path}`, source })),
    ...others.map((path) => ({ path, source: readFileSync(path, 'utf8') })),
  ];
}

const isWanted =
  (paths: readonly string[]) =>
  ({ path }: { path: string }) =>
    paths.length === 0 || paths.some((wanted) => path.startsWith(wanted));

import { createLocalSearch } from '../../src/components/search/localSearch';
import { createService } from '../../src/components/search/worker/service';
import { SEARCH_MANIFEST_URL } from '../../src/site/search/searchFiles';
import { searchFilesOfSite } from './searchIndex';

// Gatsby sets it to the folder that the site is served from.
Object.assign(globalThis, { __PATH_PREFIX__: '' });

type Files = Record<string, unknown>;

const { index, others } = searchFilesOfSite();

export const SEARCH_FILES: Files = {
  [SEARCH_MANIFEST_URL]: { worker: '/search/worker.js', index: '/search/index.json' },
  '/search/index.json': index,
  ...others,
};

/** The search of a small site, without a worker; a file that is not there fails. */
export function localSearchOf(files: Files = SEARCH_FILES) {
  const asked: { url: string; cache: RequestCache }[] = [];
  const serve = (url: string, cache: RequestCache) => {
    asked.push({ url, cache });
    return url in files ? Promise.resolve(files[url]) : Promise.reject(new Error(`${url} is lost`));
  };
  const localSearch = createLocalSearch({
    connect: () => ({ ask: createService(serve), close: () => undefined }),
    fetchManifest: serve,
  });
  return { localSearch, asked };
}

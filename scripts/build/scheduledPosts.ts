import { readPage } from '../../src/node/content/page/page';
import { publication } from '../../src/node/content/page/publication';
import { isPost } from '../../src/node/content/page/publishedDate';

type PageFile = { path: string; source: string };

/** The posts with a date in the future. When that day comes, the site has to be built again. */
export const scheduledPosts = (files: readonly PageFile[], today: string): string[] =>
  files
    .filter(isPost)
    .map(({ path, source }) => readPage(path, source).page)
    .filter((page) => publication(page, today) === 'scheduled')
    .map(({ path }) => path);

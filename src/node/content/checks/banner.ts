import { splitHash } from '../../../site/urls';
import { dataFilePath } from '../data/contentData';
import type { Issue } from '../issues';
import type { Site } from './site';

/** Where the notice above every page leads. */
export const checkBanner = ({ data, resolves, isToCome }: Site): Issue[] =>
  data.banner
    .filter(({ value }) => !resolves(value) && !isToCome(splitHash(value).path))
    .map(({ value, line }) => ({
      file: dataFilePath('banner'),
      line,
      message: `link.url: ${value} does not exist`,
      fix: '"url": "the url of a page"',
    }));

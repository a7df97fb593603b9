import type { Knowledge } from '../../src/checker/types';
import { readContentData } from '../../src/node/content/data/contentData';
import {
  contentOnDisk,
  readDataFiles,
  readPageFiles,
} from '../../src/node/content/files/contentFiles';
import { readPage } from '../../src/node/content/page/page';
import { readText } from '../../src/node/content/tree/readText';
import { createPlaces } from '../../src/node/reference/coverage/explained';
import { configurationUrls } from '../../src/node/reference/checker/configurationUrls';
import { readKnowledge } from '../../src/node/reference/checker/readKnowledge';
import { readReference } from '../../src/node/reference/reference';
import type { UrlOf } from '../../src/node/reference/typeListing';

/** What the check knows by the installed release and the pages as they are now. */
export const currentKnowledge = (): Knowledge =>
  readKnowledge({ outdated: readOutdated(), urlOf: readPlaces() });

export const readOutdated = () =>
  readContentData(readDataFiles(contentOnDisk)).data.outdated.map(({ value }) => value);

function readPlaces(): UrlOf {
  const pages = readPageFiles().map(({ path, source }) => readPage(path, source).page);
  const texts = new Map(pages.map((page) => [page, readText(page.body, page.bodyLine)]));
  const placeOf = createPlaces({ pages: () => pages, textOf: (page) => texts.get(page)! });
  return configurationUrls(readReference(), (expected) => {
    const place = placeOf(expected);
    return place && place.page.url + (place.anchor === null ? '' : `#${place.anchor}`);
  });
}

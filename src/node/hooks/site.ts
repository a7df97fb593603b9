import { createBodies } from '../body/bodies';
import { recordEmittedFiles } from '../bundle/emittedFiles';
import { createContentStore, type ContentStore } from '../content/contentStore';
import { contentOnDisk } from '../content/files/contentFiles';
import { readLastChanges } from '../content/history/gitHistory';
import { createPublicFiles } from '../output/publicFiles';
import { createSearchFiles } from '../output/search';
import { createPlaces } from '../reference/coverage/explained';
import { pageOfClass } from '../reference/places';
import { readReference } from '../reference/reference';
import { signaturesFor } from '../reference/signatures';
import { TODAY } from './today';

// What the hooks of one run of Gatsby share. Everything else gets it from them.

export const IS_DEVELOP = process.env['NODE_ENV'] === 'development';

export const bodies = createBodies();

export const content: ContentStore = createContentStore({
  source: contentOnDisk,
  compile: bodies.get,
  signaturesOf: (url, titles) => signaturesFor(url, titles, readReference(), urlOfClass),
  readLastChanges,
  today: TODAY,
  showsUnpublished: IS_DEVELOP,
});

const placeOf = createPlaces({
  pages: () => content.pages(),
  textOf: (page) => content.textOf(page),
});

/** Where a page explains a class of webpack. */
function urlOfClass(name: string): string | undefined {
  const place = placeOf({ name, pages: [pageOfClass(name)], spellings: [name] });
  if (!place || !content.isShown(place.page)) return undefined;
  return place.page.url + (place.anchor === null ? '' : `#${place.anchor}`);
}

export const publicFiles = createPublicFiles();

export const emitted = recordEmittedFiles();

export const searchFiles = createSearchFiles(publicFiles, content.synonyms);

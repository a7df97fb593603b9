import { createDevelopStart } from '../authoring/developStart';
import { createBodies } from '../body/bodies';
import { recordEmittedFiles } from '../bundle/emittedFiles';
import { createContentStore } from '../content/contentStore';
import { contentOnDisk } from '../content/files/contentFiles';
import { readLastChanges } from '../content/history/gitHistory';
import { CHECKOUT } from '../files/checkout';
import { createPublicFiles } from '../output/publicFiles';
import { createSearchFiles } from '../output/search';
import { createAddresses } from '../reference/addresses';
import { optionOutline } from '../reference/outline';
import { readReference } from '../reference/reference';
import { signaturesFor } from '../reference/signatures';
import { TODAY } from './today';

// What the hooks of one run of Gatsby share. Everything else gets it from them.

export const IS_DEVELOP = process.env['NODE_ENV'] === 'development';

export const developStart = createDevelopStart(CHECKOUT);

export const bodies = createBodies();

export const content = createContentStore({
  source: contentOnDisk,
  compile: bodies.get,
  signaturesOf: (url, titles) => signaturesFor(url, titles, readReference()),
  outlineFor: (page) =>
    optionOutline(readReference(), (expected) => addresses.addressFrom(page, expected)),
  readLastChanges,
  today: TODAY,
  showsUnpublished: IS_DEVELOP,
});

const addresses = createAddresses(content);

export const publicFiles = createPublicFiles();

export const emitted = recordEmittedFiles();

export const searchFiles = createSearchFiles(publicFiles, content.synonyms);

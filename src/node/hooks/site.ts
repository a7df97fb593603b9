import { createDevelopStart } from '../authoring/developStart';
import { createBodies } from '../body/bodies';
import { createCards } from '../cards/cards';
import { recordEmittedFiles } from '../bundle/emittedFiles';
import { createContentStore, type ContentStore } from '../content/contentStore';
import { contentOnDisk } from '../content/files/contentFiles';
import { readGitHistory } from '../content/history/gitHistory';
import { savedTexts } from '../content/tree/savedTexts';
import { CHECKOUT } from '../files/checkout';
import { referenceFiles as filesOfReference } from '../../endpoints/reference/referenceFiles';
import { createCheckerFiles } from '../output/checker';
import { createPublicFiles } from '../output/publicFiles';
import { createReferenceFiles } from '../output/reference';
import { createSearchFiles } from '../output/search';
import { createTypePages } from '../output/typePages';
import { configurationUrls } from '../reference/checker/configurationUrls';
import { createPlaces } from '../reference/coverage/explained';
import { referenceLists } from '../reference/data/lists';
import { flagGroupsOf } from '../reference/flagGroups';
import { optionOutline } from '../reference/outline';
import { pageOfClass } from '../reference/places';
import { prepareReference, readReference } from '../reference/reference';
import { thingLinks } from '../reference/release/links';
import { changeGroups } from '../reference/release/listing';
import { readHistory } from '../reference/release/readHistory';
import { entriesOf, type Expected } from '../reference/registry';
import { signaturesFor } from '../reference/signatures';
import { typeUrls } from '../reference/typeListing';
import { TODAY } from './today';

// What the hooks of one run of Gatsby share. Everything else gets it from them.

export const IS_DEVELOP = process.env['NODE_ENV'] === 'development';

export const developStart = createDevelopStart(CHECKOUT);

export const bodies = createBodies();

const texts = savedTexts({ readInThread: bodies.readText });

export const content: ContentStore = createContentStore({
  source: contentOnDisk,
  compile: bodies.get,
  signaturesOf: (url, titles) => signaturesFor(url, titles, readReference(), urlOfClass),
  readGitHistory,
  outline: () => optionOutline(readReference(), urlOfExpected),
  flagGroups: () => flagGroupsOf(readReference(), urlOfName),
  changesIn,
  generatedUrls: () => typeUrls(readReference()),
  readText: texts.read,
  prepare: (pages) => Promise.all([prepareReference(), texts.prepare(pages)]),
  today: TODAY,
  showsUnpublished: IS_DEVELOP,
});

const placeOf = createPlaces({
  pages: () => content.pages(),
  textOf: (page) => content.textOf(page),
});

/** Where a page explains something of webpack. */
function urlOfExpected(expected: Parameters<typeof placeOf>[0]): string | undefined {
  const place = placeOf(expected);
  if (!place || !content.isShown(place.page)) return undefined;
  return place.page.url + (place.anchor === null ? '' : `#${place.anchor}`);
}

const urlOfClass = (name: string) =>
  urlOfExpected({ name, pages: [pageOfClass(name)], spellings: [name] });

let linkOfThing: ReturnType<typeof thingLinks> | undefined;

/** What a minor release of webpack brought. */
function changesIn(release: string) {
  const news = readHistory().find((each) => each.release === release);
  linkOfThing ??= thingLinks(readReference(), urlOfExpected);
  return news && changeGroups(news, linkOfThing);
}

const expectedByName = new Map<string, Expected>();

/** By its name as GraphQL has it: `Compilation.emitAsset`, `Compiler.hooks.emit`. */
function urlOfName(name: string): string | undefined {
  if (expectedByName.size === 0) {
    for (const { expected } of entriesOf(readReference())) {
      expectedByName.set(expected.name, expected);
    }
  }
  const expected = expectedByName.get(name.replace('.hooks.', '.'));
  return expected && urlOfExpected(expected);
}

export const typePages = createTypePages({
  read: readReference,
  compile: bodies.get,
  urlOf: urlOfName,
  urlOfClass,
});

export const publicFiles = createPublicFiles();

export const cards = createCards(publicFiles);

export const emitted = recordEmittedFiles();

export const checkerFiles = createCheckerFiles(publicFiles, {
  outdated: content.outdated,
  urls: () => configurationUrls(readReference(), urlOfExpected),
});

export const searchFiles = createSearchFiles(publicFiles, {
  synonyms: content.synonyms,
  searchedAs: content.searchedAs,
  generatedPages: typePages,
});

export const referenceFiles = createReferenceFiles(publicFiles, () =>
  filesOfReference(
    referenceLists(readReference(), { urlOf: urlOfExpected, history: readHistory() }),
    readReference().versions,
  ),
);

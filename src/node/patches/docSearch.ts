import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../files/fromRoot';

const PACKAGE = fromRoot('node_modules/@docsearch/react/dist/esm/DocSearchModal.js');
const PARTS = '../src/components/search/modal/docSearchParts';

/** The modal of DocSearch as this site bundles it. */
export const DOC_SEARCH_MODAL = fromRoot('.cache/docSearchModal.js');

/** Finds what occurs once in the modal; a release of DocSearch that reads otherwise stops the build. */
function findOnce(modal: string, pattern: RegExp): RegExpExecArray {
  const [found, ...more] = modal.matchAll(new RegExp(pattern, 'g'));
  if (found && more.length === 0) return found;
  throw new Error(
    [
      `@docsearch/react: expected one match of ${pattern.source}, found ${more.length + (found ? 1 : 0)}`,
      '  Fix: compare the modal of this release with what src/node/patches/docSearch.ts changes in it',
    ].join('\n'),
  );
}

const replaceOnce = (modal: string, pattern: RegExp, replacement: string) => {
  const { 0: text, index } = findOnce(modal, pattern);
  return modal.slice(0, index) + replacement + modal.slice(index + text.length);
};

/**
 * The modal brings an AI assistant that this site does not offer, and with it zod, which tries to
 * compile code and so violates the content security policy. All of it stands in one piece.
 */
function withoutAssistant(modal: string): string {
  const start = findOnce(modal, /var \w+,\w+="vercel\.ai\.error"/).index;
  const end = findOnce(modal, /function \$?\w+\(\w+\)\{var \w+,\w+="algolia-client-js-"/).index;
  const [, hook] = findOnce(modal, /=([\w$]+)\(\{assistantId:\w+,apiKey:\(/);
  return `import{useNoAssistant as ${hook}}from"${PARTS}";${modal.slice(0, start)}${modal.slice(end)}`;
}

/** Browsers may block storage, and what is stored may be anything. */
const withSafeStorage = (modal: string) =>
  `import{searchStorage}from"${PARTS}";` +
  modal
    .replaceAll('window.localStorage', 'searchStorage')
    .replaceAll('"localStorage"in window', '!0');

/**
 * Options of a list hold nothing that can be pressed; rows of a grid may hold links and buttons.
 * Elements of a list cannot be rows.
 */
function withRows(modal: string): string {
  const grid = replaceOnce(modal, /role:"listbox"/, 'role:"grid"');
  const rows = replaceOnce(grid, /role:"option"/, 'role:"row"');
  return replaceOnce(rows, /"li",(?=\w+\(\{className:\["DocSearch-Hit")/, '"div",').replaceAll(
    /"ul",(?=\w+\.getListProps\()/g,
    '"div",',
  );
}

/** The page behind the modal does not scroll, and may have changed in the meantime. */
const withoutScrolling = (modal: string) =>
  replaceOnce(
    modal,
    /,null===\(\w+=\(\w+=window\)\.scrollTo\)\|\|void 0===\w+\|\|\w+\.call\(\w+,0,\w+\)/,
    '',
  );

export const adaptDocSearch = (modal: string): string =>
  [withoutAssistant, withSafeStorage, withRows, withoutScrolling].reduce(
    (adapted, adapt) => adapt(adapted),
    modal,
  );

export function writeDocSearch(): void {
  writeFileSync(DOC_SEARCH_MODAL, adaptDocSearch(readFileSync(PACKAGE, 'utf8')));
}

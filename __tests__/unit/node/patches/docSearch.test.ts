import { parseSync, traverse, types } from '@babel/core';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { adaptDocSearch } from '../../../../src/node/patches/docSearch';

const MODAL = readFileSync('node_modules/@docsearch/react/dist/esm/DocSearchModal.js', 'utf8');
const ADAPTED = adaptDocSearch(MODAL);

/** Names that a script uses and does not declare. */
function namesFromOutside(code: string): string[] {
  const program = parseSync(code, { sourceType: 'module', configFile: false, babelrc: false });
  let names: string[] = [];
  traverse(types.file((program as types.File).program), {
    Program: ({ scope }) => {
      names = Object.keys((scope as unknown as { globals: object }).globals);
    },
  });
  return names;
}

test('the modal has no assistant, and no zod that would compile code', () => {
  expect(MODAL).toContain('new Function("")');
  expect(ADAPTED).not.toMatch(/Function\(""\)|zod|vercel/i);
  expect(gzipSync(ADAPTED).length).toBeLessThan(0.6 * gzipSync(MODAL).length);
});

test('nothing that was taken out is missing where it stays', () => {
  const known = new Set(namesFromOutside(MODAL));
  expect(namesFromOutside(ADAPTED).filter((name) => !known.has(name))).toEqual([]);
});

test('the modal does not touch the storage of the browser itself', () => {
  expect(MODAL).toContain('window.localStorage');
  expect(ADAPTED).not.toMatch(/window\.localStorage|in window/);
});

test('results are rows, which may hold links and buttons', () => {
  expect(ADAPTED).toContain('role:"row"');
  expect(ADAPTED).not.toContain('role:"option"');
  expect(ADAPTED).not.toMatch(/"ul",\w+\.getListProps/);
  expect(ADAPTED).not.toMatch(/"li",\w+\(\{className:\["DocSearch-Hit"/);
});

test('a release that reads otherwise stops the build, and says where to look', () => {
  expect(() => adaptDocSearch(MODAL.replace('role:"option"', 'role:"menuitem"'))).toThrow(
    '@docsearch/react: expected one match of role:"option", found 0\n' +
      '  Fix: compare the modal of this release with what src/node/patches/docSearch.ts changes in it',
  );
});

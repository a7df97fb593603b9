import { missingPackage } from '../../../../src/components/search/local/missingPackage';

test.each([
  ["Module not found: Error: Can't resolve 'crypto' in '/app/src'", '#core-modules'],
  ['can’t resolve "fs/promises"', '#core-modules'],
  ["Can't resolve 'path-to-regexp'", '#missing-package'],
  ["Can't resolve '@acme/ui/Button' in '/app'", '#missing-package'],
  ["Can't resolve 'sass-loader' in '/app'", '#loader-not-found'],
])('%s leads to the entry %s', (pasted, hash) => {
  expect(missingPackage(pasted)?.entry).toMatch(new RegExp(`${hash}$`));
});

test.each([
  "Can't resolve './format' in '/app/src'",
  "Can't resolve '/images/logo.png'",
  "Can't resolve 'C:\\app\\src\\format.js'",
  "can't resolve path",
])('%s names no package', (pasted) => expect(missingPackage(pasted)).toBeUndefined());

import { explains, lettersExplained, lettersTyped } from '../../../src/site/messages';

const NOT_FOUND = "Module not found: Error: Can't resolve '…' in '…'";

test('a message is recognized with the names and paths of the reader in it', () => {
  const printed = `ERROR in ./src/app.tsx 3:0-27
    Module not found: Error: Can't resolve './Buton' in 'C:\\Users\\me\\shop\\src'`;

  expect(lettersExplained(NOT_FOUND, printed)).toBeGreaterThan(0);
});

test('line breaks and quotes may get lost on the way', () => {
  const pasted = 'Module not found: Error:   Can’t resolve `react` in `/app`';

  expect(lettersExplained(NOT_FOUND, pasted)).toBeGreaterThan(0);
});

test('the pattern that says more of a message explains more of it', () => {
  const printed = "Module not found: Error: Can't resolve 'fs' in '/app/src'";

  expect(lettersExplained(NOT_FOUND, printed)).toBeGreaterThan(
    lettersExplained('Module not found: …', printed),
  );
});

test('a message without one of the parts is another one', () => {
  expect(lettersExplained(NOT_FOUND, 'Module parse failed: Unexpected token')).toBe(0);
  expect(lettersExplained('… in …', 'Error in ./src/index.js')).toBe(0);
});

test('an entry explains a message if it names a part of it, or a form of it', () => {
  const conflict = 'Conflict: Multiple chunks emit assets to the same filename … (chunks … and …)';

  expect(explains('Conflict: Multiple chunks emit assets to the same filename …', conflict)).toBe(
    true,
  );
  expect(explains(NOT_FOUND, 'Module not found: …')).toBe(true);
  expect(explains(NOT_FOUND, conflict)).toBe(false);
});

test('the beginning of a message is enough, if it is long enough to be one', () => {
  expect(lettersTyped(NOT_FOUND, "Module not found: Error: Can't resolve")).toBeGreaterThan(0);
  expect(lettersTyped(NOT_FOUND, 'module not')).toBe(0);
  expect(lettersTyped(NOT_FOUND, 'Module parse failed')).toBe(0);
});

test('what Node.js prints before a deprecation is no part of it', () => {
  const printed =
    '(node:21034) [DEP_WEBPACK_X] DeprecationWarning: Compilation.assets will be frozen';

  expect(
    lettersTyped('Compilation.assets will be frozen in future, all …', printed),
  ).toBeGreaterThan(0);
});

test('a name in a message is not asked for as a message', () => {
  expect(lettersTyped('Automatic output.publicPath is not supported', 'output.publicPath')).toBe(0);
});

import { messageIn } from '../../../../src/components/search/local/messageIn';

const MESSAGE = "Cannot read properties of undefined (reading 'tap')";

test.each([
  `TypeError: ${MESSAGE}`,
  `Uncaught (in promise) TypeError: ${MESSAGE}`,
  `TypeError: ${MESSAGE} at ManifestPlugin.apply (/app/manifest-plugin.js:12:34)`,
  `TypeError: ${MESSAGE}
    at ManifestPlugin.apply (/app/manifest-plugin.js:12:34)
    at async main (/app/build.js:3:1)
    at /app/build.js:9:1`,
  "TypeError: Cannot read property 'tap' of undefined at ManifestPlugin",
])('of %s, the search reads what it says', (pasted) => {
  expect(messageIn(pasted)).toBe(MESSAGE);
});

test("an export that is missing is said as it's said today", () => {
  const message = "export 'area' (imported as 'area') was not found in './shapes'";
  expect(messageIn(`"export 'area' was not found in './shapes'`)).toBe(`"${message}`);
  expect(messageIn(message)).toBe(message);
});

test.each(['read a config at runtime', 'SyntaxError: Unexpected token', 'look at Webpack stats'])(
  '%s is read as it is',
  (typed) => {
    expect(messageIn(typed)).toBe(typed);
  },
);

/** The first release of each line that loads ES modules through `require`, as Gatsby does here. */
const FIRST_MINOR = new Map([
  [20, 19],
  [22, 12],
]);

/**
 * The message for a Node.js that is too old; undefined if it's new enough.
 * @param {string} version
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || minor >= (FIRST_MINOR.get(major) ?? Infinity)) return undefined;

  return [
    `Node.js ${version}: expected 20.19 or newer (of the 22 line, 22.12)`,
    '  Fix: install a current release from https://nodejs.org/',
  ].join('\n');
}

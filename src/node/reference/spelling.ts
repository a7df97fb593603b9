/** How pages write the beginning of a path for short. */
const SHORT_FORMS: readonly (readonly [short: string, path: string])[] = [
  ['Rule', 'module.rules'],
  ['UseEntry', 'module.rules.use'],
  ['splitChunks', 'optimization.splitChunks'],
];

const OPEN_SEGMENT = /^(\*|\{[^}]*\}|<[^>]*>)$/;

/** `Rule.use[]`, `module.rules[].use` and `module.rules.use` are one option. */
export function optionKey(path: string): string {
  const plain = path
    .replace(/\[["']?([\w/-]+)["']?\]/g, '.$1')
    .replaceAll('[]', '')
    .split('.')
    .filter((segment) => !OPEN_SEGMENT.test(segment))
    .join('.');
  for (const [short, long] of SHORT_FORMS) {
    if (plain === short || plain.startsWith(`${short}.`)) return long + plain.slice(short.length);
  }
  return plain;
}

/** How deep an option stands; lists and names of one's choice do not count. */
export const optionDepth = (path: string) => optionKey(path).split('.').length;

/**
 * How the page of a package may call an option: `url`, `options.url`, `css-loader.url`. Options of
 * a plugin's loader also stand under their names alone.
 */
export function spellingsOfPackageOption(owner: string, path: string): string[] {
  const ofLoader = path.replace(/^loader\./, '');
  const ofItem = ofLoader.replace(/^(\w+\[\]|options)\./, '');
  return [...new Set([path, ofLoader, ofItem])].flatMap((name) => [
    name,
    `options.${name}`,
    `${owner}.${name}`,
  ]);
}

import { readFileSync } from 'node:fs';
import { fromRoot } from '../files/fromRoot';
import { walkFiles } from '../files/walkFiles';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number as letters: a, b, … Z, aa, ab, … */
export const asLetters = (index: number): string =>
  (index < LETTERS.length ? '' : asLetters(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

const NAMES = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

/** The classes and animations of a style sheet, and whatever else looks like one. */
const namesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(NAMES)].map(([, name = '']) => name)),
];

/** The style sheets with names of their own, always in the same order. */
export const styleModules = (): string[] =>
  walkFiles(fromRoot('src'))
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => fromRoot('src', file))
    .sort();

/**
 * Names for the classes of style sheets: letters for the file, a number for the class. What is not
 * numbered here must not get a name, because two classes could have the same.
 */
export function classNames(files: readonly string[], read: (file: string) => string) {
  const names = new Map<string, string[]>();
  return (file: string, name: string): string => {
    const inFile = names.get(file) ?? namesIn(read(file));
    names.set(file, inFile);
    const [sheet, part] = [files.indexOf(file), inFile.indexOf(name)];
    if (sheet < 0 || part < 0) throw new Error(`${file}\n  no name for ${name}`);
    return asLetters(sheet) + part;
  };
}

/** Class names are in scripts, styles and documents, so a build makes them as short as it can. */
export function shortenClassNames(config: unknown): void {
  const nameOf = classNames(styleModules(), (file) => readFileSync(file, 'utf8'));
  const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
    nameOf(resourcePath, name);
  setInLoaders(config, getLocalIdent);
}

/** Sets a function of css-loader's options wherever they are in webpack's configuration. */
function setInLoaders(value: unknown, getLocalIdent: unknown): void {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if ('localIdentName' in value) Object.assign(value, { getLocalIdent });
  for (const part of Object.values(value)) setInLoaders(part, getLocalIdent);
}

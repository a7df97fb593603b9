import path from 'node:path';
import { escapeRegExp } from '../../src/site/text/escapeRegExp';
import type { Sample } from './sample';

/** The names of its files that can be others: all but the entry's. */
const namesOf = ({ files = {} }: Sample): string[] =>
  Object.keys(files)
    .filter((file) => file.startsWith('src/'))
    .map((file) => path.parse(file).name)
    .filter((name) => name !== 'index');

/** Whether a project can have other names; without any, it would print the same again. */
export const hasNames = (sample: Sample): boolean => namesOf(sample).length > 0;

/** The same project with other names of files, and of what is called like them. */
export function renamed(sample: Sample): Sample {
  const names = namesOf(sample);
  const rename = (text: string) =>
    names.reduce(
      (all, name) => all.replace(new RegExp(`\\b${escapeRegExp(name)}\\b`, 'g'), `my_${name}`),
      text,
    );
  const files = Object.entries(sample.files ?? {});
  return {
    ...sample,
    files: Object.fromEntries(files.map(([file, text]) => [rename(file), rename(text)])),
  };
}

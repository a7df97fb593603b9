import path from 'node:path';
import { escapeRegExp } from '../../src/site/text/escapeRegExp';
import type { Sample } from './sample';

/** The same project with other names of files, and of what is called like them. */
export function renamed(sample: Sample): Sample {
  const files = Object.entries(sample.files ?? {});
  const names = files
    .filter(([file]) => file.startsWith('src/'))
    .map(([file]) => path.parse(file).name)
    .filter((name) => name !== 'index');
  const rename = (text: string) =>
    names.reduce(
      (all, name) => all.replace(new RegExp(`\\b${escapeRegExp(name)}\\b`, 'g'), `my_${name}`),
      text,
    );
  return {
    ...sample,
    files: Object.fromEntries(files.map(([file, text]) => [rename(file), rename(text)])),
  };
}

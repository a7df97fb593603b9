import { readdirSync } from 'node:fs';
import { readBuilt } from '../support/builtSite';

// Files of earlier builds stay for readers whose page is still open.
const superseded = JSON.parse(readBuilt('/offline/superseded.json')) as Record<string, string>;

const SCRIPTS = readdirSync('public')
  .filter((file) => file.endsWith('.js') && !(`/${file}` in superseded))
  .map((file) => ({ file, text: readBuilt(`/${file}`) }));

const having = (pattern: RegExp) =>
  SCRIPTS.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('the modal of the search is among the scripts', () => {
  expect(having(/__DOCSEARCH_RECENT_SEARCHES__/)).toHaveLength(1);
});

test('no script brings zod or an AI assistant, or compiles code', () => {
  expect(having(/\$?Zod(?:Object|String|Error)\b|vercel\.ai/)).toEqual([]);
  expect(having(/\bFunction\((?:""|'')\)/)).toEqual([]);
});

test('the modal of the search leaves the storage of the browser to the site', () => {
  const modal = SCRIPTS.find(({ text }) => text.includes('__DOCSEARCH_RECENT_SEARCHES__'));
  expect(modal?.text).not.toContain('window.localStorage');
});

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { walkFiles } from '../../src/node/files/walkFiles';
import { authorError } from './authorError';
import { readTree } from './contentTree';
import { movePage, type Move } from './movePage';

/** Where code has addresses of pages, which a person has to change. */
const CODE = [
  'src',
  'scripts',
  '__tests__/e2e',
  '__tests__/fixtures',
  '__tests__/site',
  'README.md',
  'CONTRIBUTING.md',
  'docs',
  'budgets.json',
];

/** `npm run move guides/a guides/b`: moves a page, and keeps every link to it alive. */
export function movePageCommand([old, wanted, ...rest]: readonly string[], root = '.'): number {
  if (old === undefined || wanted === undefined || rest.length > 0) {
    throw authorError(
      'npm run move: takes the page, and its new address',
      'npm run move guides/old-name guides/new-name',
    );
  }
  const content = join(root, 'content');
  const move = movePage(old, wanted, readTree(content));
  applyMove(move, content);
  console.log(reportOf(move, codeThatNames(move.from.url, root)).join('\n'));
  return 0;
}

function applyMove({ from, to, texts, files, copies }: Move, content: string): void {
  const at = (file: string) => join(content, file);
  mkdirSync(dirname(at(to.file)), { recursive: true });
  renameSync(at(from.file), at(to.file));
  for (const [file, text] of texts) writeFileSync(at(file), text);
  for (const pair of [...files, ...copies]) mkdirSync(dirname(at(pair.to)), { recursive: true });
  for (const pair of files) renameSync(at(pair.from), at(pair.to));
  for (const pair of copies) copyFileSync(at(pair.from), at(pair.to));
}

function codeThatNames(url: string, root: string): string[] {
  const files = CODE.map((each) => join(root, each))
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      /\.\w+$/.test(path) ? [path] : walkFiles(path).map((file) => join(path, file)),
    )
    .filter((file) => /\.(tsx?|mjs|cjs|json|md)$/.test(file) && !file.endsWith('.d.ts'));
  return files.filter((file) => readFileSync(file, 'utf8').includes(url));
}

function reportOf(move: Move, code: readonly string[]): string[] {
  const { from, to, links, files, copies } = move;
  return [
    `content/${from.file} is now content/${to.file}, at ${to.url}`,
    `content/data/redirects.yaml: ${from.url} leads to ${to.url}`,
    ...files.map((pair) => `content/${pair.to}: moved with it`),
    ...copies.map((pair) => `content/${pair.to}: a copy, because other pages show it too`),
    ...links.map(
      ({ file, count }) =>
        `content/${file === from.file ? to.file : file}: ${count} ${count === 1 ? 'link' : 'links'}`,
    ),
    ...(code.length === 0
      ? []
      : ['', `Code that names ${from.url}, for you to check:`, ...code.map((file) => `  ${file}`)]),
  ];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readContentFile, readPageFiles } from '../../src/node/content/files/contentFiles';
import { parsePage } from '../../src/node/content/tree/parsePage';
import { type Avoided, type Finding, findWords } from './findWords';
import { proseOf, proseOfYaml } from './prose';

const GLOSSARY = 'data/glossary.yaml';
const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;

const list = () => parse(readFileSync('scripts/words/words.yaml', 'utf8')) as Avoided[];

/** Looks for words that pages don't use, in all pages and the glossary or in some of them. */
export function words(args: readonly string[]): number {
  const wanted = args.map((arg) => path.relative('content', arg));
  const files = [
    ...readPageFiles().map((page) => ({ ...page, prose: proseOfPage(page.source) })),
    { path: GLOSSARY, prose: proseOfYaml(readContentFile(GLOSSARY) ?? '') },
  ].filter(({ path: file }) => wanted.length === 0 || wanted.includes(file));
  const avoided = list();

  const findings = files.flatMap(({ path: file, prose }) =>
    findWords(prose, avoided).map((finding) => report(file, finding)),
  );
  if (findings.length > 0) console.log(findings.join('\n'));
  console.log(`${files.length} files read, ${findings.length} words to replace`);
  return findings.length === 0 ? 0 : 1;
}

function proseOfPage(source: string) {
  const [head = '', frontmatter = ''] = FRONTMATTER.exec(source) ?? [];
  const firstLine = head.split('\n').length;
  return [
    ...proseOfYaml(frontmatter, 2),
    ...proseOf(parsePage(source.slice(head.length), firstLine)),
  ];
}

const report = (file: string, { line, found, use }: Finding) =>
  `content/${file}:${line}\n  “${found}”\n  Fix: ${use}`;

import { readPage } from '../../src/node/content/page/page';
import type { Issue } from '../../src/node/content/issues';
import { readSteps } from '../steps/readSteps';
import { parsePage } from '../../src/node/content/tree/parsePage';
import type { ReadQuoted } from '../steps/quotedText';
import { checkCss, checkHtml, checkJson, checkScss, checkXml, checkYaml } from './checkMarkup';
import { checkScript } from './checkScript';
import type { LineIssue } from '../steps/lineIssue';
import { checkScripts, checkShell } from './checkShell';
import type { KnownNames } from './known';
import { scriptLang } from './parseScript';
import { type Block, readBlocks } from './readBlocks';
import { replay, type Replayed } from './replay';

type Checked = { issues: Issue[]; blocks: number };

const CHECKS: Record<string, (block: Block, known: KnownNames) => LineIssue[]> = {
  json: (block, { commands }) => [
    ...checkJson(block),
    ...(block.meta.title?.endsWith('package.json')
      ? checkScripts(block.text, block.line, commands)
      : []),
  ],
  css: checkCss,
  scss: checkScss,
  html: checkHtml,
  xml: checkXml,
  svg: checkXml,
  yaml: checkYaml,
  sh: ({ text, line }, { commands }) => checkShell(text, line + 1, commands),
};

/** The file after a diff if the page has shown the rest of it, or else both sides of the diff. */
function sidesOf(block: Block, { textAfter }: Replayed): Block[] {
  if (block.lang !== 'diff') return [block];
  const lang = block.meta.lang ?? 'text';
  const { title } = block.meta;
  const whole = title === undefined ? undefined : textAfter(block.line, title);
  if (whole !== undefined) {
    return [{ ...block, lang, text: whole, meta: { ...block.meta, fragment: false } }];
  }
  return [
    { ...block, lang, text: sideOf(block.text, '-') },
    { ...block, lang, text: sideOf(block.text, '+') },
  ];
}

/** A diff's text before (`-`) or after it (`+`). */
const sideOf = (diff: string, sign: string) =>
  diff
    .split('\n')
    .filter((line) => line.startsWith(sign) || !/^[+-]/.test(line))
    .map((line) => line.slice(1))
    .join('\n');

async function issuesOf(block: Block, known: KnownNames, replayed: Replayed): Promise<LineIssue[]> {
  if (block.meta.output && block.text.includes('…')) return [];
  if (scriptLang(block.lang) !== undefined) {
    const files = replayed.filesBefore(block.line);
    return checkScript(block, { folder: known.folder, packages: known.packages, files });
  }
  return Object.hasOwn(CHECKS, block.lang) ? (CHECKS[block.lang]?.(block, known) ?? []) : [];
}

/** A block that is meant to fail has to fail with its message; of a diff, one side has to. */
async function checkSides(
  block: Block,
  known: KnownNames,
  replayed: Replayed,
): Promise<LineIssue[]> {
  const sides = sidesOf(block, replayed);
  const expected = block.meta.fails;
  const issues: LineIssue[] = [];
  let hasFailed = false;

  for (const side of sides) {
    const found = await issuesOf(side, known, replayed);
    const isMeant = found.some(({ message }) => expected && saysThat(message, expected));
    if (isMeant) hasFailed = true;
    else issues.push(...found);
  }
  if (expected !== undefined && !hasFailed) {
    issues.push({
      line: block.line,
      message: `it's meant to fail, but no message says “${expected}”`,
    });
  }
  return issues.filter(
    ({ message }, index) => issues.findIndex((issue) => issue.message === message) === index,
  );
}

/** Whether a message has these words, on however many lines. */
const saysThat = (message: string, words: string) => oneLine(message).includes(oneLine(words));
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** All issues in the blocks of a page; `path` is below `content/`. */
export async function checkPage(
  path: string,
  source: string,
  readQuoted: ReadQuoted,
  known: KnownNames,
): Promise<Checked> {
  const { page } = readPage(path, source);
  const tree = parsePage(page.body, page.bodyLine);
  const replayed = replay(readSteps(tree, readQuoted).steps);
  const blocks = readBlocks(tree, readQuoted);
  const issues: Issue[] = [];

  for (const block of blocks) {
    for (const issue of await checkSides(block, known, replayed)) {
      issues.push({ file: `content/${path}`, ...named(block, issue) });
    }
  }
  return { issues, blocks: blocks.length };
}

const named = ({ lang, meta }: Block, { message, line, fix }: LineIssue) => ({
  line,
  message: `${[lang, meta.title].filter(Boolean).join(' ')}: ${message.replaceAll('\n', '\n  ')}`,
  fix,
});

import { readPage } from '../../src/node/content/page/page';
import type { Issue } from '../../src/node/content/issues';
import { readSteps } from '../guides/readSteps';
import { parsePage } from '../../src/node/content/tree/parsePage';
import type { ReadQuoted } from '../pages/quotedText';
import { checkCss, checkHtml, checkJson, checkScss, checkXml, checkYaml } from './checkMarkup';
import { checkScript } from './checkScript';
import type { Fault } from './fault';
import { checkScripts, checkShell } from './checkShell';
import type { Known } from './known';
import { scriptLang } from './parseScript';
import { type Block, readBlocks } from './readBlocks';
import { replay, type Replayed } from './replay';

type Checked = { mistakes: Issue[]; blocks: number };

const CHECKS: Record<string, (block: Block, known: Known) => Fault[]> = {
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

/** What stands in the file after a diff: all of it, if the page has shown the rest, else both sides. */
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

async function faultsOf(block: Block, known: Known, replayed: Replayed): Promise<Fault[]> {
  if (block.meta.output && block.text.includes('…')) return [];
  if (scriptLang(block.lang) !== undefined) {
    const files = replayed.filesBefore(block.line);
    return checkScript(block, { folder: known.folder, packages: known.packages, files });
  }
  return Object.hasOwn(CHECKS, block.lang) ? (CHECKS[block.lang]?.(block, known) ?? []) : [];
}

/** A block that is meant to fail has to, with the message that it names; of a diff, one side. */
async function checkSides(block: Block, known: Known, replayed: Replayed): Promise<Fault[]> {
  const sides = sidesOf(block, replayed);
  const expected = block.meta.fails;
  const faults: Fault[] = [];
  let found = false;

  for (const side of sides) {
    const own = await faultsOf(side, known, replayed);
    const isMeant = own.some(({ message }) => expected && saysThat(message, expected));
    if (isMeant) found = true;
    else faults.push(...own);
  }
  if (expected !== undefined && !found) {
    faults.push({
      line: block.line,
      message: `it is meant to fail, and nothing says “${expected}”`,
    });
  }
  return faults.filter(
    ({ message }, index) => faults.findIndex((fault) => fault.message === message) === index,
  );
}

/** Whether a message has these words, on however many lines. */
const saysThat = (message: string, words: string) => oneLine(message).includes(oneLine(words));
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Every mistake in the blocks of a page; `path` is below `content/`. */
export async function checkPage(
  path: string,
  source: string,
  readQuoted: ReadQuoted,
  known: Known,
): Promise<Checked> {
  const { page } = readPage(path, source);
  const tree = parsePage(page.body, page.bodyLine);
  const replayed = replay(readSteps(tree, readQuoted).steps);
  const blocks = readBlocks(tree, readQuoted);
  const mistakes: Issue[] = [];

  for (const block of blocks) {
    for (const fault of await checkSides(block, known, replayed)) {
      mistakes.push({ file: `content/${path}`, ...named(block, fault) });
    }
  }
  return { mistakes, blocks: blocks.length };
}

const named = ({ lang, meta }: Block, { message, line, fix }: Fault) => ({
  line,
  message: `${[lang, meta.title].filter(Boolean).join(' ')}: ${message.replaceAll('\n', '\n  ')}`,
  fix,
});

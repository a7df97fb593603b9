import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean, suggestion } from '../../content/suggestion';
import { report } from '../report';
import type { ReferencedData } from '../types';
import { joinLines, splitDiff } from './codeLines';
import { CODE_META_KEYS, parseCodeMeta, type CodeMeta } from '../../content/tree/codeMeta';
import { LANGUAGES, type Highlight } from './highlight';
import { quotedCode } from './quoteFile';

type Options = { highlight: Highlight; files: ReferencedData['files'] };

/** Turns each fence into a figure: caption, highlighted code, copy button. */
export function codeBlocks({ highlight, files }: Options) {
  return async (tree: Root, file: VFile) => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
        blocks.push({ pre, code });
      }
    });
    for (const { pre, code } of blocks) {
      const lang = language(code);
      const meta = parseCodeMeta(code.data?.meta ?? '');
      reportIssues(file, pre, lang, meta);
      const text = quoted(file, pre, meta, files) ?? toString(code).replace(/\n$/, '');
      reportNothingMarked(file, pre, lang, meta, text);
      Object.assign(pre, await figure(text, lang ?? 'text', meta, highlight));
    }
  };
}

async function figure(
  text: string,
  lang: string,
  meta: CodeMeta,
  highlight: Highlight,
): Promise<Element> {
  const isDiff = lang === 'diff';
  const shownLang = isDiff ? (meta.lang ?? 'text') : lang;
  const { code, marks } = isDiff ? splitDiff(text) : { code: text, marks: [] };
  const lines = joinLines(await highlight(code, shownLang), meta, marks);
  const classes = [
    meta.lineNumbers ? 'numbered' : undefined,
    meta.focused.size > 0 ? 'has-focus' : undefined,
    isDiff ? 'diff' : undefined,
    shownLang === 'text' && !isDrawn(code) ? 'terminal' : undefined,
  ].filter((name) => name !== undefined);

  const lineCount = code.split('\n').length;
  return h(
    'figure',
    { className: ['code', ...(meta.collapse ? ['folded'] : [])], dataLang: shownLang },
    meta.title ? h('figcaption', meta.title) : null,
    h('pre', { tabIndex: 0, ...(classes.length && { className: classes }) }, h('code', lines)),
    h('button', { type: 'button', className: ['code-copy'] }, 'Copy'),
    meta.collapse
      ? h('button', { type: 'button', className: ['code-expand'] }, `Show all ${lineCount} lines`)
      : null,
  );
}

/** Columns and drawings fall apart if their lines are broken. */
const isDrawn = (text: string) => /[│├└┌─┐]|^\s*[|+]|\S {2,}\S/m.test(text);

function language(code: Element): string | undefined {
  const classes = code.properties['className'];
  const name = Array.isArray(classes)
    ? classes.find((each) => `${each}`.startsWith('language-'))
    : '';
  return name ? `${name}`.replace('language-', '') : undefined;
}

function reportIssues(file: VFile, node: Element, lang: string | undefined, meta: CodeMeta) {
  const known = [...Object.keys(LANGUAGES), 'diff'];
  const example = `one of ${known.join(', ')}`;
  if (lang === undefined) {
    report(file, node, 'code block: no language', '```js (```text for plain output)');
  }
  for (const each of [lang, meta.lang]) {
    if (each === undefined || known.includes(each)) continue;
    const meant = suggestion(each, known);
    report(
      file,
      node,
      `code block: unknown language \`${each}\`${didYouMean(meant)}`,
      meant ? (each === lang ? `\`\`\`${meant}` : `lang="${meant}"`) : example,
    );
  }
  for (const word of meta.unknown) {
    const meant = suggestion(word.replace(/=.*/, ''), CODE_META_KEYS);
    report(
      file,
      node,
      `code block: unknown mark \`${word}\`${didYouMean(meant)}`,
      `{1,4-6}, /word/, ${CODE_META_KEYS.join(', ')}`,
    );
  }
}

/** Marks of lines and words that the code does not have, and lines of a diff without their sign. */
function reportNothingMarked(
  file: VFile,
  node: Element,
  lang: string | undefined,
  meta: CodeMeta,
  text: string,
) {
  const lines = text.split('\n');
  const beyond = [...meta.marked, ...meta.focused].find((line) => line > lines.length);
  if (beyond !== undefined) {
    report(
      file,
      node,
      `code block: there is no line ${beyond}`,
      `a line from 1 to ${lines.length}`,
    );
  }
  const missing = meta.words.find((word) => !text.includes(word));
  if (missing !== undefined) {
    report(file, node, `code block: the word \`${missing}\` is not in it`, '/word/ of the code');
  }
  const unsigned = lines.find((line) => !/^([+ -]|$)/.test(line));
  if (lang === 'diff' && unsigned !== undefined) {
    report(file, node, `code block: no sign before \`${unsigned}\``, '+, - or a space before it');
  }
  if (meta.region !== undefined && meta.file === undefined) {
    report(file, node, 'code block: a region of no file', `file="…" region="${meta.region}"`);
  }
}

/** The code that a block quotes, if it names a file. */
function quoted(
  file: VFile,
  node: Element,
  meta: CodeMeta,
  files: ReferencedData['files'],
): string | undefined {
  if (meta.file === undefined) return undefined;
  const code = quotedCode(meta, files);
  if (code !== undefined) return code;
  if (typeof files[meta.file] !== 'string') {
    report(file, node, `code block: there is no file ${meta.file}`, 'a path below content/');
  } else {
    report(
      file,
      node,
      `code block: ${meta.file} has no region \`${meta.region}\``,
      `// #region ${meta.region} … // #endregion in that file`,
    );
  }
  return '';
}

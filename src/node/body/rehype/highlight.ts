import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import {
  createHighlighter,
  createOnigurumaEngine,
  type BundledLanguage,
  type ThemedToken,
} from 'shiki';
import { classOfColor, syntaxTheme } from './syntaxTheme';

/** Languages of fences, and the grammar that colours each; `text` stays plain. */
export const LANGUAGES: Record<string, BundledLanguage | 'text'> = {
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
  ts: 'ts',
  tsx: 'tsx',
  json: 'json',
  css: 'css',
  scss: 'scss',
  less: 'less',
  stylus: 'stylus',
  html: 'html',
  xml: 'xml',
  svg: 'xml',
  vue: 'vue',
  md: 'md',
  mdx: 'mdx',
  yaml: 'yaml',
  toml: 'toml',
  sh: 'sh',
  coffeescript: 'coffee',
  graphql: 'graphql',
  text: 'text',
};

const GRAMMARS = Object.values(LANGUAGES).filter((grammar) => grammar !== 'text');

/** Code in which other code stands. It is coloured by the grammars that are loaded by then. */
const EMBEDDING: readonly string[] = ['md', 'mdx', 'vue'];

/** Tokenizes code into lines of hast; grammars load when a page first needs them. */
export type Highlight = (code: string, lang: string) => Promise<ElementContent[][]>;

export async function createHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighter({
    langs: [],
    themes: [syntaxTheme],
    // It needs half the time of the engine that is written in JavaScript.
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  return async (code, lang) => {
    const grammar = (Object.hasOwn(LANGUAGES, lang) && LANGUAGES[lang]) || 'text';
    if (grammar !== 'text') {
      await highlighter.loadLanguage(...(EMBEDDING.includes(grammar) ? GRAMMARS : [grammar]));
    }
    // Shiki would stop in a line after half a second, which a cold grammar takes on a busy machine.
    const options = { lang: grammar, theme: syntaxTheme, tokenizeTimeLimit: 0 };
    return highlighter.codeToTokensBase(code, options).map(toHast);
  };
}

/** Neighbours of one class become one element, and plain text no element at all. */
function toHast(tokens: ThemedToken[]): ElementContent[] {
  const runs: { className: string | undefined; value: string }[] = [];
  for (const { content, color } of tokens) {
    const className = classOfColor.get((color ?? '').toLowerCase());
    const last = runs.at(-1);
    if (last && (last.className === className || content.trim() === '')) last.value += content;
    else runs.push({ className, value: content });
  }
  return runs.map(({ className, value }) =>
    className === undefined
      ? { type: 'text', value }
      : h('span', { className: [className] }, value),
  );
}

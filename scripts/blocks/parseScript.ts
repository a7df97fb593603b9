import { type Loader, type Message, transformSync } from 'esbuild';

export type ScriptLang = Extract<Loader, 'js' | 'jsx' | 'ts' | 'tsx'>;
export type SyntaxFault = { message: string; line: number };

/** In what frame a text is code. */
export type Form = 'file' | 'members' | 'elements' | 'expression' | 'class members';

const FRAMES: Record<Form, [string, string]> = {
  file: ['', ''],
  members: ['export default {', '\n}'],
  elements: ['export default [', '\n]'],
  expression: ['export default (', '\n)'],
  'class members': ['class Part {', '\n}'],
};

/** Members come first, because they can also be read as statements with labels. */
export const FRAGMENT_FORMS: readonly Form[] = [
  'members',
  'file',
  'expression',
  'elements',
  'class members',
];

export const framed = (text: string, form: Form): string => FRAMES[form].join(text);

/** Where a text stops to be code; undefined if all of it is. */
export function syntaxFault(text: string, lang: ScriptLang, form: Form): SyntaxFault | undefined {
  try {
    transformSync(framed(text, form), { loader: lang, logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = (error as { errors?: Message[] }).errors ?? [];
    return { message: first?.text ?? String(error), line: first?.location?.line ?? 1 };
  }
}

/** The first of these frames that makes a text code. */
export const formOf = (
  text: string,
  lang: ScriptLang,
  forms: readonly Form[] = FRAGMENT_FORMS,
): Form | undefined => forms.find((form) => syntaxFault(text, lang, form) === undefined);

const LANGS: Record<string, ScriptLang> = {
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
};

/** Of a block: its title may be more exact than its language. */
export function scriptLang(lang: string, title = ''): ScriptLang | undefined {
  const extension = /\.([cm]?[jt]sx?)$/.exec(title)?.[1];
  const known = Object.hasOwn(LANGS, lang) ? LANGS[lang] : undefined;
  return known && extension ? (LANGS[extension] ?? known) : known;
}

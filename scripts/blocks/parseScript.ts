import { type Loader, type Message, transformSync } from 'esbuild';

export type ScriptLang = Extract<Loader, 'js' | 'jsx' | 'ts' | 'tsx'>;
export type SyntaxErrorAt = { message: string; line: number };

/** The frame in which a text is valid code. */
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

/** The first syntax error of a text in a frame, if it has one. */
export function syntaxErrorIn(
  text: string,
  lang: ScriptLang,
  form: Form,
): SyntaxErrorAt | undefined {
  try {
    transformSync(framed(text, form), { loader: lang, logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = (error as { errors?: Message[] }).errors ?? [];
    return { message: first?.text ?? String(error), line: first?.location?.line ?? 1 };
  }
}

/** The first of these frames in which a text is valid code. */
export const formOf = (
  text: string,
  lang: ScriptLang,
  forms: readonly Form[] = FRAGMENT_FORMS,
): Form | undefined => forms.find((form) => syntaxErrorIn(text, lang, form) === undefined);

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

/** The language of a block, for which its title may be more exact. */
export function scriptLang(lang: string, title = ''): ScriptLang | undefined {
  const extension = /\.([cm]?[jt]sx?)$/.exec(title)?.[1];
  const known = Object.hasOwn(LANGS, lang) ? LANGS[lang] : undefined;
  return known && extension ? (LANGS[extension] ?? known) : known;
}

import { checkConfig, checkOption } from './checkConfig';
import type { Context } from './evaluate';
import type { LineIssue } from '../steps/lineIssue';
import { issueAt } from './issue';
import {
  type Form,
  formOf,
  FRAGMENT_FORMS,
  type ScriptLang,
  scriptLang,
  syntaxErrorIn,
} from './parseScript';
import type { Block } from './readBlocks';

const FRAGMENT = 'mark the block `fragment`, or `fragment="module.rules"`, and so on';

/** Checks a block of JavaScript or TypeScript, and the configuration in it, if there is one. */
export async function checkScript(block: Block, context: Context): Promise<LineIssue[]> {
  const { text, meta } = block;
  const lang = scriptLang(block.lang, meta.title) ?? 'js';
  if (!meta.fragment && formOf(text, lang, ['members']) !== undefined) {
    return [issueAt(block, 'these are members of an object, not a file', FRAGMENT)];
  }
  const forms: readonly Form[] = meta.fragment ? FRAGMENT_FORMS : ['file'];
  const form = formOf(text, lang, forms);

  if (form === undefined) return [syntaxIssue(block, lang)];
  if (meta.fragmentOf !== undefined) return checkOption(block, meta.fragmentOf, lang, context);
  if (form === 'class members') return [];
  return checkConfig(block, lang, form, context);
}

function syntaxIssue({ text, meta, line }: Block, lang: ScriptLang): LineIssue {
  const issue = syntaxErrorIn(text, lang, 'file');
  const isPart = !meta.fragment && formOf(text, lang) !== undefined;
  return {
    message: issue?.message ?? "this isn't code",
    line: line + (issue?.line ?? 0),
    ...(isPart && { fix: FRAGMENT }),
  };
}

import { checkConfig, checkOption } from './checkConfig';
import type { Surroundings } from './evaluate';
import { type Fault, faultAt } from './issue';
import {
  type Form,
  formOf,
  FRAGMENT_FORMS,
  type ScriptLang,
  scriptLang,
  syntaxFault,
} from './parseScript';
import type { Block } from './readBlocks';

const FRAGMENT = 'mark the block `fragment`, or `fragment="module.rules"`, and so on';

/** Checks a block of JavaScript or TypeScript, and the configuration in it, if there is one. */
export async function checkScript(block: Block, surroundings: Surroundings): Promise<Fault[]> {
  const { text, meta } = block;
  const lang = scriptLang(block.lang, meta.title) ?? 'js';
  if (!meta.fragment && formOf(text, lang, ['members']) !== undefined) {
    return [faultAt(block, 'these are members of an object, not a file', FRAGMENT)];
  }
  const forms: readonly Form[] = meta.fragment ? FRAGMENT_FORMS : ['file'];
  const form = formOf(text, lang, forms);

  if (form === undefined) return [syntaxMistake(block, lang)];
  if (meta.fragmentOf !== undefined) return checkOption(block, meta.fragmentOf, lang, surroundings);
  if (form === 'class members') return [];
  return checkConfig(block, lang, form, surroundings);
}

function syntaxMistake({ text, meta, line }: Block, lang: ScriptLang): Fault {
  const fault = syntaxFault(text, lang, 'file');
  const isPart = !meta.fragment && formOf(text, lang) !== undefined;
  return {
    message: fault?.message ?? 'this is no code',
    line: line + (fault?.line ?? 0),
    ...(isPart && { fix: FRAGMENT }),
  };
}

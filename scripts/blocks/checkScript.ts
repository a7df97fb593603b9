import { type Surroundings, defaultExport, evaluate } from './evaluate';
import { configFaults } from './configFaults';
import { configsIn, isConfig, isObject, OPTIONS } from './configsIn';
import { checkLoaderOptions } from './loaderOptions';
import {
  type Form,
  formOf,
  FRAGMENT_FORMS,
  framed,
  type ScriptLang,
  scriptLang,
  syntaxFault,
} from './parseScript';
import type { Block } from './readBlocks';

export type Fault = { message: string; line: number; fix?: string };

const CONFIG_TITLE = /(?:^|\/)webpack(?:\.[\w-]+)*\.[cm]?[jt]sx?$/;
const HINT_AT_FRAGMENT = 'mark the block `fragment`, if it is a part of a file';

const at = (block: Block, message: string, fix?: string): Fault => ({
  message,
  line: block.line,
  ...(fix && { fix }),
});

/** Checks a block of JavaScript or TypeScript, and the configuration in it, if there is one. */
export async function checkScript(block: Block, surroundings: Surroundings): Promise<Fault[]> {
  const lang = scriptLang(block.lang, block.meta.title) ?? 'js';
  const forms: readonly Form[] = block.meta.fragment ? FRAGMENT_FORMS : ['file'];
  const form = formOf(block.text, lang, forms);

  if (form === undefined) {
    const fault = syntaxFault(block.text, lang, 'file');
    const isPart = !block.meta.fragment && formOf(block.text, lang) !== undefined;
    return [
      {
        message: `${fault?.message}`,
        line: block.line + (fault?.line ?? 0),
        ...(isPart && { fix: HINT_AT_FRAGMENT }),
      },
    ];
  }
  if (block.meta.fragmentOf !== undefined) return checkOption(block, lang, surroundings);
  return checkExported(block, lang, form, surroundings);
}

async function checkExported(
  block: Block,
  lang: ScriptLang,
  form: Form,
  surroundings: Surroundings,
): Promise<Fault[]> {
  const isTitled = CONFIG_TITLE.test(block.meta.title ?? '');
  const isExported = /\bexport default\b|\bmodule\.exports\b/.test(framed(block.text, form));
  if (!isExported || form === 'elements' || form === 'class members') {
    const isWhole = isTitled && !block.meta.fragment && form === 'file';
    return isWhole ? [at(block, 'the configuration exports nothing', HINT_AT_FRAGMENT)] : [];
  }
  try {
    const exported = defaultExport(evaluate(framed(block.text, form), lang, surroundings));
    const configs = await configsIn(exported);
    const isMeant = isTitled && !block.meta.fragment;
    return configs
      .filter((config) => isConfig(config) || (isMeant && isObject(config)))
      .flatMap((config) => configFaults(config as Record<string, unknown>, surroundings.folder))
      .map((message) => at(block, message));
  } catch (error) {
    // Whatever else a page shows needs what is not there; a configuration has to be evaluated.
    return isTitled && form === 'file' ? [at(block, messageOf(error))] : [];
  }
}

/** Checks what stands inside an option, or in the options of a loader. */
async function checkOption(
  block: Block,
  lang: ScriptLang,
  surroundings: Surroundings,
): Promise<Fault[]> {
  const path = block.meta.fragmentOf ?? '';
  const form = formOf(block.text, lang, ['members', 'elements', 'expression']);
  if (form === undefined) {
    return [at(block, `these are neither members nor elements of \`${path}\``)];
  }
  try {
    const value = defaultExport(evaluate(framed(block.text, form), lang, surroundings));
    if (/-loader$/.test(path)) {
      checkLoaderOptions(path, value);
      return [];
    }
    const [first = ''] = path.split('.');
    if (path !== '' && !OPTIONS.includes(first))
      return [at(block, `webpack has no option \`${path}\``)];
    const config = path === '' ? value : inside(path.split('.'), listed(path, value));
    return configFaults(config as Record<string, unknown>, surroundings.folder).map((message) =>
      at(block, message),
    );
  } catch (error) {
    return [at(block, messageOf(error))];
  }
}

const LISTS = ['module.rules', 'plugins', 'resolve.plugins', 'optimization.minimizer'];

/** One rule or plugin stands in the list of them. */
const listed = (path: string, value: unknown): unknown =>
  LISTS.includes(path) && !Array.isArray(value) ? [value] : value;

function inside(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

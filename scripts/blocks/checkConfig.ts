import { configIssues } from './configIssues';
import { configsIn, isConfig, OPTIONS } from './configsIn';
import { defaultExport, evaluateFragment, evaluateModule, type Context } from './evaluate';
import type { LineIssue } from '../steps/lineIssue';
import { issueAt, messageOf } from './issue';
import { isObject } from './isObject';
import { checkLoaderOptions } from './loaderOptions';
import { type Form, formOf, framed, type ScriptLang } from './parseScript';
import type { Block } from './readBlocks';

const CONFIG_TITLE = /(?:^|\/)webpack(?:\.[\w-]+)*\.[cm]?[jt]sx?$/;
const EXPORT = /\bexport default\b|\bmodule\.exports\b/;
const FRAGMENT = 'mark the block `fragment`, if it is a part of a file';
const PLACE = 'fragment="module.rules", or the path of the option that this is a part of';

/** Checks the configuration that a block exports, if it is one. */
export async function checkConfig(
  block: Block,
  lang: ScriptLang,
  form: Form,
  context: Context,
): Promise<LineIssue[]> {
  const isTitled = CONFIG_TITLE.test(block.meta.title ?? '');
  const isPart = block.meta.fragment;
  const text = framed(block.text, form);
  if (!EXPORT.test(text) || form === 'elements') {
    const isWhole = isTitled && !isPart;
    return isWhole ? [issueAt(block, 'the configuration exports nothing', FRAGMENT)] : [];
  }

  try {
    const exported = isPart
      ? evaluateFragment(text, lang, context)
      : await evaluateModule(text, lang, context);
    const values = await configsIn(defaultExport(exported));
    const configs = values.filter(isObject).filter((value) => isTitled || isConfig(value));
    if (isPart && isTitled && !configs.some(isConfig)) {
      return [issueAt(block, 'none of these is an option of webpack', PLACE)];
    }
    return configs
      .flatMap((config) => configIssues(config, context.folder))
      .map((message) => issueAt(block, message));
  } catch (error) {
    // Other code may need what a page doesn't have, but what a schema refuses is wrong anywhere.
    const isMeant = isTitled || (error instanceof Error && error.name === 'ValidationError');
    return isMeant ? [issueAt(block, messageOf(error))] : [];
  }
}

/** Checks a part of an option, or of the options of a loader. */
export function checkOption(
  block: Block,
  place: string,
  lang: ScriptLang,
  context: Context,
): LineIssue[] {
  const form = formOf(block.text, lang, ['members', 'elements', 'expression']);
  if (form === undefined) {
    return [issueAt(block, `these are neither members nor elements of \`${place}\``)];
  }
  const [first = ''] = place.split('.');
  const isLoader = place.endsWith('-loader');
  if (!isLoader && !OPTIONS.includes(first)) {
    return [issueAt(block, `webpack has no option \`${place}\``)];
  }

  try {
    const value = defaultExport(evaluateFragment(framed(block.text, form), lang, context));
    if (isLoader) {
      checkLoaderOptions(place, value);
      return [];
    }
    return configIssues(optionAt(place, value), context.folder).map((message) =>
      issueAt(block, message),
    );
  } catch (error) {
    return [issueAt(block, messageOf(error))];
  }
}

const LISTS = ['module.rules', 'plugins', 'resolve.plugins', 'optimization.minimizer'];

/** A configuration with a value at this path. A single rule or plugin is put into a list. */
function optionAt(place: string, value: unknown): Record<string, unknown> {
  const listed = LISTS.includes(place) && !Array.isArray(value) ? [value] : value;
  const keys = place.split('.');
  const inner = keys.slice(1).reduceRight<unknown>((at, key) => ({ [key]: at }), listed);
  return { [keys[0] ?? '']: inner };
}

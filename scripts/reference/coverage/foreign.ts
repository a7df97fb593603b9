import { spellingsOfMember } from '../../../src/node/reference/classes';
import {
  MAIN_OWNERS,
  mainClassOf,
  pageOfHook,
  pageOfPlugin,
} from '../../../src/node/reference/places';
import { hookKey, withoutArguments } from '../../../src/node/reference/signatures';
import { optionKey } from '../../../src/node/reference/spelling';
import type { Reference } from '../../../src/node/reference/types';
import type { Documented } from '../../../src/node/content/tree/documented';

/** A name that a page documents, but webpack doesn't have. */
export type Foreign = { name: string; line: number; what: string };

type Names = { what: string; has: (name: string, within: readonly string[]) => boolean };

/** What could be a name: `output.filename`, but not `auto || never`. */
const NAME = /^[A-Za-z_$][\w$]*([.[/].*)?$/;

/** Headings of a page that name what webpack doesn't have, without a badge that says so. */
export function foreignIn(
  url: string,
  documented: readonly Documented[],
  reference: Reference,
): Foreign[] {
  const names = namesFor(url, reference);
  if (!names) return [];
  return documented.flatMap(({ name, within, heading, mark }) =>
    heading && mark === undefined && NAME.test(name) && !names.has(name, within)
      ? [{ name, line: heading.line, what: names.what }]
      : [],
  );
}

function namesFor(url: string, reference: Reference): Names | undefined {
  if (url.startsWith('/configuration/')) return optionNames(reference);
  if (MAIN_OWNERS[url] !== undefined) return hookNames(url, reference);
  if (mainClassOf(url) !== undefined) return memberNames(reference);
  if (url === '/api/module-variables/') {
    const names = new Set(reference.moduleVariables.map(({ name }) => name));
    return { what: 'a module variable', has: (name) => names.has(name) };
  }
  return url.startsWith('/plugins/') ? pluginNames(url, reference) : undefined;
}

function optionNames({ options }: Reference): Names {
  const values = new Map(options.map(({ path, values: listed }) => [optionKey(path), listed]));
  const isKnown = (path: string) => {
    const key = optionKey(path);
    const cut = key.lastIndexOf('.');
    const isValue = values.get(key.slice(0, cut))?.includes(JSON.stringify(key.slice(cut + 1)));
    return values.has(key) || isValue === true;
  };
  return {
    what: 'an option',
    has: (name, within) => [name, ...within.map((outer) => `${outer}.${name}`)].some(isKnown),
  };
}

/** On the page of a class: what begins with the name of a class has to be one of its members. */
function memberNames({ classes }: Reference): Names {
  const members = classes.flatMap(({ name, members: own }) =>
    own.map((member) => ({ owner: name, ...member })),
  );
  const names = new Set(members.flatMap(spellingsOfMember));
  const owners = new Set([...names].map(ownerOf));
  const isOfClass = (name: string) => ownerOf(name) !== undefined && owners.has(ownerOf(name));
  return {
    what: 'a member of its class',
    has: (name) => names.has(withoutArguments(name)) || !isOfClass(name),
  };
}

/** `compilation.emitAsset` -> `compilation.` */
const ownerOf = (name: string) => /^(webpack\.)?\w+\./.exec(name)?.[0];

function hookNames(url: string, { hooks }: Reference): Names {
  const names = new Set(
    hooks
      .filter(({ owner }) => pageOfHook(owner) === url)
      .flatMap(({ owner, name }) => [
        owner,
        `${owner}.${name}`,
        ...(MAIN_OWNERS[url] === owner ? [name] : []),
      ]),
  );
  return { what: 'a hook', has: (name) => names.has(hookKey(name)) };
}

/** For pages of plugins that webpack exports; the options of others aren't known. */
function pluginNames(url: string, { plugins, hooks, options }: Reference): Names | undefined {
  const plugin = plugins.find(({ name }) => pageOfPlugin(name) === url);
  if (!plugin || plugin.options.length === 0) return undefined;
  const names = new Set([
    plugin.name,
    ...plugin.options.map(({ path }) => optionKey(path)),
    ...options.map(({ path }) => optionKey(path)),
    ...hooks.filter(({ owner }) => owner === plugin.name).map(({ name }) => name),
  ]);
  return {
    what: `an option of ${plugin.name}`,
    has: (name, within) =>
      names.has(optionKey(name)) ||
      within.some((outer) => names.has(optionKey(`${outer}.${name}`))),
  };
}

type PageHead = { title: string; group?: string | undefined; isRemoved: boolean };

/** Whether a page presents a plugin as webpack's that webpack doesn't export. */
export const isForeignPlugin = ({ title, group, isRemoved }: PageHead, { plugins }: Reference) =>
  group === 'webpack' &&
  /^\w+Plugin$/.test(title) &&
  !isRemoved &&
  !plugins.some(({ name }) => name === title);

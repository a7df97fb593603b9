import type { Signature } from '../body/types';
import { MAIN_OWNERS, pageOfHook, pageOfPlugin } from './places';
import { optionKey } from './spelling';
import type { Reference, ReferenceHook, ReferenceOption } from './types';

/** What the reference says of the headings of a page, by the headings' words. */
export function signaturesFor(
  url: string,
  titles: readonly string[],
  reference: Reference,
): Record<string, Signature> {
  if (titles.length === 0) return {};
  const signatureOf = knownLookup(url, reference);
  return Object.fromEntries(
    titles.flatMap((title) => {
      const signature = signatureOf(title);
      return signature ? [[title, signature]] : [];
    }),
  );
}

type SignatureLookup = (title: string) => Signature | undefined;

const lookups = new WeakMap<Reference, Map<string, SignatureLookup>>();

/** A page is asked about again and again while the site is built. */
function knownLookup(url: string, reference: Reference): SignatureLookup {
  const known = lookups.get(reference) ?? new Map<string, SignatureLookup>();
  lookups.set(reference, known);
  const lookup = known.get(url) ?? lookupFor(url, reference);
  known.set(url, lookup);
  return lookup;
}

function lookupFor(url: string, reference: Reference): SignatureLookup {
  if (url.startsWith('/configuration/')) return optionLookup(reference.options);
  if (url.startsWith('/plugins/')) return pluginLookup(url, reference);
  const hooks = reference.hooks.filter(({ owner }) => pageOfHook(owner) === url);
  return hooks.length > 0 ? hookLookup(hooks, MAIN_OWNERS[url]) : variableLookup(url, reference);
}

function optionLookup(options: readonly ReferenceOption[]): SignatureLookup {
  const byKey = new Map(options.map((option) => [optionKey(option.path), option]));
  return (title) => {
    const option = byKey.get(optionKey(title));
    return option && ofOption(option);
  };
}

/** Finds options of the plugin that the page is named after, or of `splitChunks`. */
function pluginLookup(url: string, { plugins, options }: Reference): SignatureLookup {
  const plugin = plugins.find(({ name }) => pageOfPlugin(name) === url);
  const own = optionLookup(plugin?.options ?? []);
  const ofConfiguration = optionLookup(
    options.filter(({ path }) => path.startsWith('optimization.splitChunks')),
  );
  return (title) => ofConfiguration(title) ?? own(title);
}

/** Hooks of the page's own class stand under their name, others under `Owner.name`. */
function hookLookup(hooks: readonly ReferenceHook[], main: string | undefined): SignatureLookup {
  const byName = new Map(
    hooks.flatMap((hook) => [
      [`${hook.owner}.${hook.name}`, hook] as const,
      ...(hook.owner === main ? [[hook.name, hook] as const] : []),
    ]),
  );
  return (title) => {
    const hook = byName.get(hookKey(title));
    return hook && ofHook(hook);
  };
}

/** `NormalModule.hooks.loader` -> `NormalModule.loader` */
export const hookKey = (title: string) => title.replace('.hooks.', '.');

function variableLookup(url: string, { moduleVariables }: Reference): SignatureLookup {
  if (!url.startsWith('/api/module-')) return () => undefined;
  const byName = new Map(moduleVariables.map((variable) => [variable.name, variable]));
  return (title) => {
    const type = byName.get(title.replace(/\(\)$/, ''))?.type;
    return type
      ? { ...NOTHING_SPECIAL, of: 'option', type, required: false, defaults: [] }
      : undefined;
  };
}

const NOTHING_SPECIAL = { deprecated: false, experimental: false, added: null };

const ofOption = (option: ReferenceOption): Signature => ({
  of: 'option',
  type: option.type,
  required: option.required,
  defaults: option.defaults,
  deprecated: option.deprecated,
  experimental: option.experimental,
  added: option.added,
});

const ofHook = (hook: ReferenceHook): Signature => ({
  of: 'hook',
  kind: hook.kind,
  arguments: hook.arguments,
  returns: hook.returns,
  deprecated: hook.deprecated,
  experimental: false,
  added: hook.added,
});

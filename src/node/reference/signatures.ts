import type { ClassSignature, Signature } from '../body/types';
import { memberType, spellingsOfMember, typeNamesIn, type OwnedMember } from './classes';
import {
  listedAt,
  MAIN_OWNERS,
  mainClassOf,
  NAMESPACES,
  pageOfHook,
  pageOfPlugin,
  VARIABLE_PAGES,
} from './places';
import { packageAt } from './packages/documented';
import { optionKey, spellingsOfPackageOption } from './spelling';
import type { Reference, ReferenceClass, ReferenceHook, ReferenceOption } from './types';

/** Where a page explains a class; undefined as long as none does. */
export type UrlOfClass = (name: string) => string | undefined;

/** What the reference says of the headings of a page, by the headings' words. */
export function signaturesFor(
  url: string,
  titles: readonly string[],
  reference: Reference,
  urlOfClass: UrlOfClass = () => undefined,
): Record<string, Signature> {
  if (titles.length === 0) return {};
  const signatureOf = knownLookup(url, reference);
  return Object.fromEntries(
    titles.flatMap((title) => {
      const signature = signatureOf(title);
      return signature ? [[title, withLinks(signature, reference, urlOfClass)]] : [];
    }),
  );
}

/** With the addresses of the types that it names. */
export function withLinks<S extends Signature>(
  signature: S,
  reference: Reference,
  urlOfClass: UrlOfClass,
): S {
  const names = new Set(typeNamesIn(textOf(signature)));
  const links = reference.classes
    .filter(({ name }) => names.has(name))
    .map(({ name }) => [name, urlOfClass(name) ?? listedAt(name)] as const);
  return links.length > 0 ? { ...signature, links: Object.fromEntries<string>(links) } : signature;
}

function textOf(signature: Signature): string {
  switch (signature.of) {
    case 'option':
      return '';
    case 'hook':
      return [...signature.arguments.map(({ type }) => type), signature.returns].join(' ');
    case 'member':
      return memberType({ type: signature.type, signatures: signature.calls });
    case 'class':
      return [
        signature.parents,
        signature.type,
        ...(signature.listing?.members ?? []).map(({ type }) => type),
      ].join(' ');
  }
}

type SignatureLookup = (title: string) => Signature | undefined;

const lookups = new WeakMap<Reference, Map<string, SignatureLookup>>();

/** Pages are asked about again and again while the site is built, and those of a section have parts in common. */
function remembered(
  reference: Reference,
  key: string,
  create: () => SignatureLookup,
): SignatureLookup {
  const known = lookups.get(reference) ?? new Map<string, SignatureLookup>();
  lookups.set(reference, known);
  const lookup = known.get(key) ?? create();
  known.set(key, lookup);
  return lookup;
}

const knownLookup = (url: string, reference: Reference): SignatureLookup =>
  remembered(reference, url, () => lookupFor(url, reference));

function lookupFor(url: string, reference: Reference): SignatureLookup {
  const ofPackage = packageAt(url);
  if (ofPackage !== undefined) return packageLookup(ofPackage, reference);
  if (url.startsWith('/configuration/')) {
    return remembered(reference, 'options', () => optionLookup(reference.options));
  }
  if (url.startsWith('/plugins/')) return pluginLookup(url, reference);
  if (VARIABLE_PAGES.includes(url)) return variableLookup(reference);
  if (!url.startsWith('/api/')) return () => undefined;
  const hooks = reference.hooks.filter(({ owner }) => pageOfHook(owner) === url);
  const main = mainClassOf(url);
  const classes = remembered(reference, `class ${main ?? ''}`, () => classLookup(main, reference));
  return firstOf(hookLookup(hooks, MAIN_OWNERS[url]), classes);
}

const firstOf =
  (...lookups: readonly SignatureLookup[]): SignatureLookup =>
  (title) => {
    for (const lookup of lookups) {
      const found = lookup(title);
      if (found) return found;
    }
    return undefined;
  };

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

function packageLookup(name: string, { packages }: Reference): SignatureLookup {
  const options = packages.find((each) => each.name === name)?.options ?? [];
  const bySpelling = new Map(
    // What the package itself takes comes first.
    options
      .toReversed()
      .flatMap((option) =>
        spellingsOfPackageOption(name, option.path).map(
          (spelling) => [optionKey(spelling), option] as const,
        ),
      ),
  );
  return (title) => {
    const option = bySpelling.get(optionKey(title));
    return option && ofOption(option);
  };
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

/** `emitAsset(file, source)` -> `emitAsset` */
export const withoutArguments = (title: string) => title.replace(/\(.*\)$/, '');

/** `NormalModule.hooks.loader` -> `NormalModule.loader` */
export const hookKey = (title: string) => title.replace('.hooks.', '.');

function variableLookup({ moduleVariables }: Reference): SignatureLookup {
  const byName = new Map(moduleVariables.map((variable) => [variable.name, variable]));
  return (title) => {
    const type = byName.get(withoutArguments(title))?.type;
    return type
      ? { ...NOTHING_SPECIAL, of: 'option', type, required: false, defaults: [] }
      : undefined;
  };
}

/** Classes by name, and their members: those of the page's main class also under their short name. */
function classLookup(main: string | undefined, { classes }: Reference): SignatureLookup {
  const members = classes.flatMap(({ name, members: own }) =>
    own.map((member): OwnedMember => ({ owner: name, ...member })),
  );
  const byName = new Map<string, Signature>();
  for (const member of members) {
    for (const name of spellingsOfMember(member)) {
      if (name !== member.name || main === member.owner) {
        byName.set(name, ofMember(member));
      }
    }
  }
  for (const declared of classes) byName.set(declared.name, ofClass(declared));
  return (title) => byName.get(withoutArguments(title));
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

export const ofMember = (member: OwnedMember): Signature => ({
  of: 'member',
  type: member.type,
  optional: member.optional,
  isStatic: member.isStatic && !NAMESPACES.includes(member.owner),
  // A constructor returns what it is named after.
  calls: member.signatures.map((call) =>
    member.kind === 'constructor' ? { ...call, returns: '' } : call,
  ),
  deprecated: member.deprecated,
  experimental: false,
  added: member.added,
});

export const ofClass = (declared: ReferenceClass): ClassSignature => ({
  of: 'class',
  declaration: `${declared.kind} ${declared.name}${declared.parameters}`,
  parents: declared.extends.join(', '),
  type: declared.type,
  path: declared.path,
  deprecated: declared.deprecated,
  experimental: false,
  added: null,
});

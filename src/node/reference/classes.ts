import { COUNTED_CLASSES, mainClassOf, NAMESPACES, pageOfClass, SOURCES_PAGE } from './places';
import type { ClassMember, MethodSignature, Reference, ReferenceClass } from './types';

export type OwnedMember = ClassMember & { owner: string };

type Typed = { type: string; signatures: readonly MethodSignature[] };

/** As TypeScript writes a type of functions; overloads are joined by `&`. */
export function memberType({ type, signatures }: Typed): string {
  const functions = signatures.map(functionType);
  return functions.length > 1
    ? functions.map((each) => `(${each})`).join(' & ')
    : (functions[0] ?? type);
}

const functionType = (signature: MethodSignature) =>
  `${argumentsText(signature)} => ${signature.returns || 'void'}`;

/** `<T>(name: string, value?: T)` */
export const argumentsText = ({ generics, parameters }: MethodSignature) =>
  `${generics}(${parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')})`;

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** How pages may call a member: `Compilation.emitAsset`, `compilation.emitAsset()`. */
export function spellingsOfMember({ owner, name, kind }: OwnedMember): string[] {
  if (kind === 'constructor') return [`new ${owner}`, `new webpack.sources.${owner}`];
  const isMain = mainClassOf(pageOfClass(owner)) === owner;
  const short = NAMESPACES.includes(owner) ? owner.replace('webpack.', '') : lowerFirst(owner);
  return [`${owner}.${name}`, `${short}.${name}`, ...(isMain ? [name] : [])];
}

/**
 * Whether pages have to explain a member. Plugins create sources themselves, instances of other
 * classes are handed to them.
 */
export const isCountedMember = ({ owner, kind, isInternal }: OwnedMember): boolean =>
  COUNTED_CLASSES.includes(owner) &&
  !isInternal &&
  (kind !== 'constructor' || pageOfClass(owner) === SOURCES_PAGE);

/** Names that could be those of webpack's types, in a type as TypeScript writes it. */
export const TYPE_NAME = /(?<![\w.$"'])[A-Z]\w*(?![\w"'])/g;

export const typeNamesIn = (text: string): string[] => text.match(TYPE_NAME) ?? [];

/** Everything whose signature names a type, by the type's name. */
export function usesOf({ classes, hooks }: Reference): Map<string, string[]> {
  const known = new Set(classes.map(({ name }) => name));
  const uses = new Map<string, Set<string>>();
  const add = (text: string, user: string, own?: string) => {
    for (const name of typeNamesIn(text)) {
      if (!known.has(name) || name === own) continue;
      const users = uses.get(name) ?? new Set();
      uses.set(name, users.add(user));
    }
  };
  for (const hook of hooks) {
    const texts = [...hook.arguments.map(({ type }) => type), hook.returns ?? ''];
    add(texts.join(' '), `${hook.owner}.hooks.${hook.name}`);
  }
  for (const { name, type, extends: parents, members } of classes) {
    add([type, ...parents].join(' '), name, name);
    for (const member of members) add(memberType(member), `${name}.${member.name}`, name);
  }
  return new Map([...uses].map(([name, users]) => [name, [...users]]));
}

/** A class as a node of GraphQL: its members are nodes themselves. */
export function classFields(reference: Reference): (ReferenceClass & { usedBy: string[] })[] {
  const uses = usesOf(reference);
  return reference.classes.map((declared) => ({
    ...declared,
    usedBy: uses.get(declared.name) ?? [],
  }));
}

export const memberFields = (member: OwnedMember): object => ({
  ...member,
  type: memberType(member),
});

import ts from 'typescript';
import type { ReferenceHook } from '../types';
import { membersOf, onOneLine, type Declarations, type Member } from './declarations';
import { deprecationsOf } from './deprecations';

/** A hook of tapable, or what stands in for one. */
type LiveHook = {
  _args?: readonly string[];
  /** Only a map of hooks has it. */
  for?: (key: unknown) => LiveHook;
  /** Only a hook that taps several has them. */
  hooks?: readonly LiveHook[];
  tap?: (name: string, tap: () => void) => void;
};

/** An object with hooks, and how the declarations call their type. */
export type HookOwner = { owner: string; hooks: object; declared: readonly Member[] };

/** Every hook of a live instance, with the types that its declaration gives. */
export function hooksOf({ owner, hooks, declared }: HookOwner): ReferenceHook[] {
  return Object.keys(hooks).map((name) => {
    const { value: hook, deprecations } = deprecationsOf(
      () => (hooks as Record<string, LiveHook>)[name],
    );
    const member = declared.find((each) => each.name === name);
    const typed = member?.type ? typesOfHook(member.type) : undefined;
    const live = hook ? liveKind(hook) : { kind: '', names: [] };
    return {
      owner,
      name,
      kind: live.kind || (typed?.kind ?? ''),
      arguments: argumentsOf(live.names, typed?.types ?? []),
      returns: typed?.returns ?? null,
      description: member?.description ?? '',
      deprecated: deprecations.length > 0 || live.kind === '' || (member?.deprecated ?? false),
      added: member?.added ?? null,
    };
  });
}

function liveKind(hook: LiveHook): { kind: string; names: readonly string[] } {
  const kind = hook.constructor.name;
  const first = kind === 'HookMap' ? hook.for?.(Symbol('any')) : hook.hooks?.[0];
  if (first && COLLECTIONS.includes(kind)) {
    const inner = liveKind(first);
    return { kind: inner.kind && `${kind}<${inner.kind}>`, names: inner.names };
  }
  // A plain object in place of a hook that was removed.
  return { kind: kind === 'Object' ? '' : kind, names: hook._args ?? [] };
}

const COLLECTIONS = ['HookMap', 'MultiHook'];
/** The types of objects in place of hooks that were removed. */
const STAND_INS = ['FakeHook', 'Pick'];

/** Kind, types of the arguments and of the result: `SyncBailHook<[Compilation], boolean | void>`. */
function typesOfHook(type: ts.TypeNode): {
  kind: string;
  types: Parameter[];
  returns: string | null;
} {
  if (!ts.isTypeReferenceNode(type)) return { kind: '', types: [], returns: null };
  const kind = type.typeName.getText();
  const [first, second] = type.typeArguments ?? [];
  if (first && STAND_INS.includes(kind)) return typesOfHook(first);
  if (first && COLLECTIONS.includes(kind)) {
    const inner = typesOfHook(first);
    return { ...inner, kind: `${kind}<${inner.kind}>` };
  }
  if (first && ts.isIntersectionTypeNode(first)) return typesOfHook(first.types[0]!);
  const types =
    first && ts.isTupleTypeNode(first)
      ? first.elements.map((element) =>
          ts.isNamedTupleMember(element)
            ? { name: element.name.text, type: onOneLine(element.type.getText()) }
            : { type: onOneLine(element.getText()) },
        )
      : [];
  return { kind, types, returns: second ? onOneLine(second.getText()) : null };
}

type Parameter = { name?: string; type: string };

const argumentsOf = (names: readonly string[], types: readonly Parameter[]) =>
  Array.from({ length: Math.max(names.length, types.length) }, (_, index) => ({
    name: names[index] ?? types[index]?.name ?? `argument${index + 1}`,
    type: types[index]?.type ?? 'any',
  }));

/** The hooks that a class declares for its instances. */
export const declaredHooks = (name: string, declarations: Declarations): Member[] =>
  membersOf(
    membersOf(declarations.find(name), declarations).find((member) => member.name === 'hooks')
      ?.type,
    declarations,
  );

/** The hooks that a static method of a class returns: `NormalModule.getCompilationHooks()`. */
export function declaredStaticHooks(
  name: string,
  method: string,
  declarations: Declarations,
): Member[] {
  const declared = declarations.find(name);
  if (!declared || !ts.isClassDeclaration(declared)) return [];
  const member = declared.members.find((each) => each.name?.getText() === method);
  if (!member) return [];
  if (ts.isMethodDeclaration(member)) return membersOf(member.type, declarations);
  if (ts.isPropertyDeclaration(member) && member.type && ts.isFunctionTypeNode(member.type)) {
    return membersOf(member.type.type, declarations);
  }
  return [];
}

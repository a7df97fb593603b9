import type { OwnedMember } from '../classes';
import { entriesOf, type ReferenceEntry } from '../registry';
import type {
  Command,
  Flag,
  MagicComment,
  ModuleVariable,
  Reference,
  ReferenceClass,
  ReferenceHook,
  ReferenceMessage,
  ReferenceOption,
  ReferencePackage,
  ReferencePlugin,
  StatsField,
} from '../types';

export type PackageOption = ReferenceOption & { package: string };

/** The fields of each type of entry. */
type Fields = {
  WebpackOption: ReferenceOption;
  WebpackStatsOption: ReferenceOption;
  WebpackDevServerOption: ReferenceOption;
  WebpackHook: ReferenceHook;
  WebpackPlugin: ReferencePlugin;
  WebpackPackage: Omit<ReferencePackage, 'options'>;
  WebpackPackageOption: PackageOption;
  WebpackCommand: Command;
  WebpackFlag: Flag;
  WebpackError: ReferenceMessage & { isInternal: boolean };
  WebpackClass: Omit<ReferenceClass, 'members'> & { usedBy: string[] };
  WebpackClassMember: OwnedMember;
  WebpackModuleVariable: ModuleVariable;
  WebpackMagicComment: MagicComment;
  WebpackStatsField: StatsField;
};

export type TypedEntry<Type extends keyof Fields> = Omit<ReferenceEntry, 'type' | 'fields'> & {
  fields: Fields[Type];
};

/** The entries of the reference by their types, in their order. */
export function typedEntries(reference: Reference) {
  const entries = entriesOf(reference);
  return <Type extends keyof Fields>(...types: readonly Type[]): readonly TypedEntry<Type>[] =>
    // The registry has entries of all types, whose fields only their types tell apart.
    entries.filter(({ type }) => types.includes(type as Type)) as unknown as TypedEntry<Type>[];
}

import type { ReferenceLists } from '../../../endpoints/reference/shapes';
import { listedAt } from '../places';
import type { MethodSignature } from '../types';
import type { Source } from './source';
import type { TypedEntry } from './typedEntries';

/** What plugins, and those who run webpack from a program, work with. */
export const apiLists = (source: Source): Pick<ReferenceLists, 'hooks' | 'classes'> => ({
  hooks: source.entries('WebpackHook').map((entry) => {
    const {
      owner,
      kind,
      arguments: values,
      returns,
      description,
      deprecated,
      added,
    } = entry.fields;
    return {
      ...source.described(entry.expected),
      owner,
      type: kind,
      arguments: values,
      returns,
      description,
      deprecated,
      since: added ?? source.sinceOf(entry),
    };
  }),
  classes: classes(source),
});

function classes(source: Source): ReferenceLists['classes'] {
  const members = new Map<string, TypedEntry<'WebpackClassMember'>[]>();
  for (const entry of source.entries('WebpackClassMember')) {
    const { owner } = entry.fields;
    members.set(owner, [...(members.get(owner) ?? []), entry]);
  }
  return source.entries('WebpackClass').map(({ expected, fields }) => {
    const { name, kind, path, parameters, extends: parents, type, usedBy } = fields;
    const url = source.urlOf(expected) ?? listedAt(name);
    return {
      ...source.described(expected, url),
      kind,
      path,
      parameters,
      extends: parents,
      type,
      members: (members.get(name) ?? []).map((entry) => memberOf(entry, url, source)),
      usedBy,
      description: fields.description,
      deprecated: fields.deprecated,
    };
  });
}

function memberOf(
  entry: TypedEntry<'WebpackClassMember'>,
  classUrl: string,
  { described, sinceOf }: Source,
): ReferenceLists['classes'][number]['members'][number] {
  const { kind, type, signatures, isStatic, optional, isInternal, description, deprecated } =
    entry.fields;
  return {
    ...described(entry.expected, classUrl),
    kind,
    type,
    signatures: signatures.map(signatureOf),
    static: isStatic,
    optional,
    internal: isInternal,
    description,
    deprecated,
    since: entry.fields.added ?? sinceOf(entry),
  };
}

const signatureOf = ({ generics, parameters, returns }: MethodSignature) => ({
  generics,
  parameters: [...parameters],
  returns,
});

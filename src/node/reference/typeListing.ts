import type { ClassSignature, ListedMember } from '../body/types';
import { argumentsText, memberType, type OwnedMember } from './classes';
import { letterOf, listedAt, typesUrl } from './places';
import { ofClass, withLinks, type UrlOfClass } from './signatures';
import type { Reference, ReferenceClass } from './types';

/** Where a page explains something, by its whole name: `Compilation.emitAsset`. */
export type UrlOf = (name: string) => string | undefined;

/** The letters that have a page of types. */
export const lettersOf = ({ classes }: Pick<Reference, 'classes'>): string[] => [
  ...new Set(classes.map(({ name }) => letterOf(name)).sort()),
];

/** Every page of types: one for each letter, and the one that lists their names. */
export const typeUrls = (reference: Pick<Reference, 'classes'>): string[] => [
  TYPES_URL,
  ...lettersOf(reference).map(typesUrl),
];

export const TYPES_URL = '/api/types/';

type Listing = { declared: ReferenceClass; uses: readonly string[]; urlOf: UrlOf };

/** All that webpack's declarations say about a class, as its page of types shows it. */
export function listedClass(
  { declared, uses, urlOf }: Listing,
  reference: Reference,
  urlOfClass: UrlOfClass,
): ClassSignature {
  const { name, description, members } = declared;
  const listing = {
    description,
    page: urlOfClass(name) ?? null,
    members: members.map((member) => listedMember({ owner: name, ...member }, urlOf)),
    uses: uses.map((user) => ({ name: user, url: urlOf(user) ?? listedAt(ownerOf(user)) })),
  };
  return withLinks({ ...ofClass(declared), listing }, reference, urlOfClass);
}

/** `Compiler.hooks.emit` -> `Compiler` */
const ownerOf = (name: string) => /^(webpack\.\w+|\w+)/.exec(name)?.[0] ?? name;

function listedMember(member: OwnedMember, urlOf: UrlOf): ListedMember {
  const { owner, name, kind, isStatic, optional, deprecated, isInternal } = member;
  const isNew = kind === 'constructor';
  return {
    name: isNew ? `new ${owner}` : (isStatic ? 'static ' : '') + name + (optional ? '?' : ''),
    url: urlOf(`${owner}.${name}`) ?? null,
    type: isNew ? member.signatures.map(argumentsText).join(' ') : typeAfterName(member),
    deprecated,
    isInternal,
  };
}

/** `(file: string): void` of a single signature, else `: type`. */
function typeAfterName(member: OwnedMember): string {
  const [signature, ...overloads] = member.signatures;
  if (signature && overloads.length === 0) {
    return `${argumentsText(signature)}: ${signature.returns || 'void'}`;
  }
  const type = memberType(member);
  return type === '' ? '' : `: ${type}`;
}

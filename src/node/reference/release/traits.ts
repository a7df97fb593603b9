import type { DefaultValue, MagicComment, ReferenceOption } from '../types';
import { alternativesOf } from '../valueKinds';

/** What readers may have to know about when a release changes it; undefined if it can't be compared. */
export type Trait = 'type' | 'default' | 'place' | 'status';
export type Traits = Readonly<Partial<Record<Trait, readonly string[] | undefined>>>;

export const traitsOfOption = (option: ReferenceOption): Traits => ({
  type: comparableTypes(option.type),
  default: option.defaults.map(textOfDefault),
  status: [...(option.required ? ['required'] : []), ...statusOf(option)],
});

export const traitsOfComment = ({ places }: MagicComment): Traits => ({ place: places });

/** Signatures become more precise without a change to what they describe, so they don't count. */
export const statusTraits = (thing: { deprecated: boolean; experimental?: boolean }): Traits => ({
  status: statusOf(thing),
});

const statusOf = ({
  deprecated,
  experimental,
}: {
  deprecated: boolean;
  experimental?: boolean;
}) => [...(deprecated ? ['deprecated'] : []), ...(experimental ? ['experimental'] : [])];

export function textOfDefault({ value, modes, targets, requests, nodes }: DefaultValue): string {
  const onNode = nodes.map((range) => `Node.js ${range}`);
  const condition = [...modes, ...targets, ...requests, ...onNode].join(' ');
  return condition === '' ? value : `${value} (${condition})`;
}

/**
 * The alternatives of a type in a form that stays the same when webpack only describes it in other
 * words: a function is a function. Undefined for a type that names another one.
 */
export function comparableTypes(type: string): string[] | undefined {
  const parts = alternativesOf(type).map(comparableType);
  return parts.every((part) => part !== undefined) ? [...new Set(parts)] : undefined;
}

function comparableType(type: string): string | undefined {
  if (isFunction(type) || /^function$/i.test(type)) return 'function';
  if (/^\(.*\)\[\]$/s.test(type)) {
    const items = comparableTypes(type.slice(1, -3));
    return items && `(${items.sort().join(' | ')})[]`;
  }
  if (type.startsWith('{')) return 'object';
  return /^[A-Z]/.test(type) && !/^RegExp(\[\])?$/.test(type) ? undefined : type;
}

/** Whether there is an arrow outside of all brackets. */
function isFunction(type: string): boolean {
  const flat = type.replace(/\([^(){}]*\)|\{[^(){}]*\}/g, '');
  return flat === type ? type.includes('=>') : isFunction(flat);
}

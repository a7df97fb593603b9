import { COUNTED_CLASSES } from '../places';
import { memberType } from '../classes';
import type {
  ClassMember,
  ReferenceClass,
  ReferenceHook,
  ReferenceOption,
  ReferencePlugin,
} from '../types';
import { textOfDefault } from './traits';

export const oneLine = (...parts: readonly string[]) => parts.filter(Boolean).join('; ');

export const looksOfOption = (option: ReferenceOption) =>
  oneLine(
    option.type,
    option.required ? 'required' : '',
    option.defaults.length > 0 ? `default ${option.defaults.map(textOfDefault).join(', ')}` : '',
    standing(option),
  );

export const looksOfHook = (hook: ReferenceHook) =>
  oneLine(
    `${hook.kind}(${hook.arguments.map(({ name, type }) => `${name}: ${type}`).join(', ')})`,
    hook.returns === null ? '' : `returns ${hook.returns}`,
    standing(hook),
  );

export const looksOfPlugin = (plugin: ReferencePlugin) => oneLine(plugin.path, standing(plugin));

/** The members of a type in short; those of a class that is documented have lines themselves. */
export const looksOfClass = (declared: ReferenceClass) =>
  oneLine(
    `${declared.kind}${declared.parameters}`,
    declared.extends.length > 0 ? `extends ${declared.extends.join(', ')}` : '',
    declared.type,
    COUNTED_CLASSES.includes(declared.name)
      ? ''
      : declared.members.map(({ name, optional }) => name + (optional ? '?' : '')).join(', '),
    standing(declared),
  );

export const looksOfMember = (member: ClassMember) =>
  oneLine(
    memberType(member),
    member.optional ? 'optional' : '',
    member.isInternal ? 'internal' : '',
    standing(member),
  );

const standing = ({ deprecated, experimental }: { deprecated: boolean; experimental?: boolean }) =>
  oneLine(deprecated ? 'deprecated' : '', experimental ? 'experimental' : '');

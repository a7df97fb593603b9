import type { DefaultValue, ReferenceHook, ReferenceOption, ReferencePlugin } from '../types';

export const oneLine = (...parts: readonly string[]) => parts.filter(Boolean).join('; ');

export const looksOfOption = (option: ReferenceOption) =>
  oneLine(
    option.type,
    option.required ? 'required' : '',
    option.defaults.length > 0 ? `default ${option.defaults.map(textOfDefault).join(', ')}` : '',
    standing(option),
  );

function textOfDefault({ value, modes, targets, requests, nodes }: DefaultValue): string {
  const onNode = nodes.map((range) => `Node.js ${range}`);
  const condition = [...modes, ...targets, ...requests, ...onNode].join(' ');
  return condition === '' ? value : `${value} (${condition})`;
}

export const looksOfHook = (hook: ReferenceHook) =>
  oneLine(
    `${hook.kind}(${hook.arguments.map(({ name, type }) => `${name}: ${type}`).join(', ')})`,
    hook.returns === null ? '' : `returns ${hook.returns}`,
    standing(hook),
  );

export const looksOfPlugin = (plugin: ReferencePlugin) => oneLine(plugin.path, standing(plugin));

const standing = ({ deprecated, experimental }: { deprecated: boolean; experimental?: boolean }) =>
  oneLine(deprecated ? 'deprecated' : '', experimental ? 'experimental' : '');

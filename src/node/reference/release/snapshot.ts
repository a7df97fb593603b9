import type { DefaultValue, Reference, ReferenceHook, ReferenceOption } from '../types';

/** A release in short: what each thing looks like, under its name. */
export type Snapshot = {
  versions: Record<string, string>;
  things: Record<string, string>;
};

/** A thing of a release: its name as one says it, and its looks in a line. */
type Thing = { name: string; looks: string };

export const snapshotOf = (reference: Reference): Snapshot => ({
  versions: reference.versions,
  things: Object.fromEntries(thingsOf(reference).map(({ name, looks }) => [name, looks])),
});

const thingsOf = (reference: Reference): Thing[] => [
  ...reference.options.map((option) => ({
    name: `option ${option.path}`,
    looks: looksOfOption(option),
  })),
  ...reference.hooks.map((hook) => ({
    name: `hook ${hook.owner}.${hook.name}`,
    looks: looksOfHook(hook),
  })),
  ...reference.plugins.flatMap(({ name, path, options, deprecated }) => [
    { name: `plugin ${name}`, looks: inLine(path, standing({ deprecated })) },
    ...options.map((option) => ({
      name: `plugin option ${name}.${option.path}`,
      looks: looksOfOption(option),
    })),
  ]),
  ...reference.moduleVariables.map(({ name, type }) => ({
    name: `variable ${name}`,
    looks: type,
  })),
  ...reference.magicComments.map(({ name, expects, places }) => ({
    name: `magic comment ${name}`,
    looks: inLine(expects.join(', '), `in ${places.join(', ')}`),
  })),
  ...reference.commands.map(({ name, usage, aliases }) => ({
    name: `command ${name}`,
    looks: inLine(usage, aliases.join(', ')),
  })),
  // The others are options in another form.
  ...reference.flags
    .filter((flag) => flag.package === 'webpack-cli')
    .map(({ name, alias, type }) => ({
      name: `flag ${name}`,
      looks: inLine(type, alias ?? ''),
    })),
  ...reference.statsFields.map(({ owner, name, type, optional }) => ({
    name: `stats field ${owner}.${name}`,
    looks: inLine(type, optional ? 'optional' : ''),
  })),
];

const inLine = (...parts: readonly string[]) => parts.filter(Boolean).join('; ');

const looksOfOption = (option: ReferenceOption) =>
  inLine(
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

const looksOfHook = (hook: ReferenceHook) =>
  inLine(
    `${hook.kind}(${hook.arguments.map(({ name, type }) => `${name}: ${type}`).join(', ')})`,
    hook.returns === null ? '' : `returns ${hook.returns}`,
    standing(hook),
  );

const standing = ({ deprecated, experimental }: { deprecated: boolean; experimental?: boolean }) =>
  inLine(deprecated ? 'deprecated' : '', experimental ? 'experimental' : '');

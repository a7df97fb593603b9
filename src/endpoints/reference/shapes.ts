import { z } from 'zod';

// What the files of the reference hold. The descriptions become those of their JSON Schemas.

const shape = <Shape extends z.ZodRawShape>(id: string, description: string, fields: Shape) =>
  z.object(fields).meta({ id, description });

const described = {
  name: z.string().describe('Its full name: output.filename, Compiler.emit, --config'),
  url: z
    .url()
    .describe(
      'Where the documentation explains it; if no page does, where what it belongs to is explained',
    ),
  documented: z.boolean().describe('Whether a page explains it by its name'),
};

const typeText = z.string().describe('As TypeScript would write it');
const description = z.string().describe("In webpack's own words; empty if it says nothing");
const deprecated = z.boolean().describe('Whether webpack advises against it');
const since = z
  .string()
  .nullable()
  .describe('The release that brought it: 5.107.0, or 5.107 for any patch of it. Null if unknown');
const packageName = z.string().describe('The npm package that has it: webpack, webpack-cli');

const defaultValue = shape('Default', 'A value that an option has if it is not set', {
  value: z.string().describe('As one writes it in a configuration'),
  modes: z.array(z.string()).describe('The modes in which it is the default; none: all modes'),
  targets: z.array(z.string()).describe('The targets for which it is; none: all targets'),
  requests: z.array(z.string()).describe('import or require; none: every kind of request'),
  nodes: z.array(z.string()).describe('Releases of Node.js: >=22.13; none: all releases'),
});

const namedType = shape('NamedType', 'A parameter or an argument', {
  name: z.string().describe('With ? if it may be left out, with ... for any number of them'),
  type: typeText,
});

const signature = shape('Signature', 'One way to call a method', {
  generics: z.string().describe('Its type parameters: <T>'),
  parameters: z.array(namedType).describe('In their order'),
  returns: z.string().describe('As TypeScript writes it; empty for a constructor'),
});

const option = shape('Option', 'An option of webpack, of a plugin or of a loader', {
  ...described,
  type: typeText,
  values: z.array(z.string()).describe('The values that its type lists, as one writes them'),
  description,
  defaults: z.array(defaultValue).describe('What it is if it is not set; empty if unknown'),
  required: z.boolean().describe('Whether it has to be set'),
  deprecated,
  experimental: z.boolean().describe('Whether it may change in any release'),
  since,
  sharesPartsWith: z
    .string()
    .nullable()
    .describe('The option that lists the parts of this one; null if it lists them itself'),
});

const hook = shape('Hook', 'A hook that plugins can tap', {
  ...described,
  owner: z.string().describe('The class that has it: Compiler'),
  type: z.string().describe('AsyncSeriesHook; of a map of hooks, HookMap<SyncBailHook>'),
  arguments: z.array(namedType).describe('What a tap is called with'),
  returns: z.string().nullable().describe('What a tap may return; null if it is ignored'),
  description,
  deprecated,
  since,
});

const plugin = shape('Plugin', 'A plugin that webpack exports', {
  ...described,
  path: z.string().describe('Where it is exported: webpack.optimize.SplitChunksPlugin'),
  package: packageName,
  options: z.array(option).describe('What its constructor takes; empty if unknown'),
  deprecated,
  since,
});

const otherPackage = shape('Package', 'A loader or a plugin of another package', {
  ...described,
  version: z.string().describe('The release whose options are listed'),
  options: z.array(option).describe("Those of a plugin's loader begin with loader"),
});

const flag = shape('Flag', 'A flag of the command line', {
  ...described,
  alias: z.string().nullable().describe('Its short form: -o'),
  package: packageName,
  option: z.string().nullable().describe('The option that it sets: output.path'),
  type: z.string().describe('The values that it takes'),
  multiple: z.boolean().describe('Whether it may be given more than once'),
  negatable: z.boolean().describe('Whether it also exists with --no-'),
  description,
  since,
});

const command = shape('Command', 'A command of webpack-cli', {
  ...described,
  usage: z.string().describe('How it is typed'),
  aliases: z.array(z.string()).describe('Its shorter names'),
  flags: z.array(z.string()).describe('Flags that not every command takes'),
  description,
});

const error = shape('Error', 'A message that webpack, or a package that it uses, can print', {
  ...described,
  pattern: z.string().describe('As it is printed; … stands for names, paths and numbers'),
  class: z.string().nullable().describe('ModuleNotFoundError; null if it is only printed'),
  severity: z.enum(['error', 'warning', 'deprecation']).describe('How serious it is'),
  code: z.string().nullable().describe('DEP_WEBPACK_MODULE_ID; null if it has none, or several'),
  files: z.array(z.string()).describe('The files that contain it: webpack/lib/Compilation.js'),
  internal: z
    .boolean()
    .describe('Whether it reports a mistake in webpack or a plugin, not in a project'),
});

const member = shape('Member', 'A member of a class', {
  ...described,
  kind: z.enum(['constructor', 'method', 'getter', 'property']).describe('What it is'),
  type: typeText,
  signatures: z.array(signature).describe('One for each overload; empty if it is no function'),
  static: z.boolean().describe('Whether the class has it, not its instances'),
  optional: z.boolean().describe('Whether it may be missing'),
  internal: z.boolean().describe("Whether only webpack's own code uses it"),
  description,
  deprecated,
  since,
});

const declaredClass = shape('Class', "A class, interface, type or namespace of webpack's API", {
  ...described,
  kind: z
    .enum(['class', 'abstract class', 'interface', 'type', 'namespace'])
    .describe('How it is declared'),
  path: z.string().nullable().describe('Where it is exported; null if only signatures name it'),
  parameters: z.string().describe('Its type parameters: <T>'),
  extends: z.array(z.string()).describe('The classes or interfaces that it extends'),
  type: z.string().describe('What a type stands for; empty for the others'),
  members: z.array(member).describe('Its own, without those that it inherits'),
  usedBy: z.array(z.string()).describe('What names it in its signature: Compiler.hooks.done'),
  description,
  deprecated,
});

const moduleVariable = shape('Variable', 'What a module can refer to because webpack replaces it', {
  ...described,
  type: z.string().describe("As TypeScript writes it; empty if webpack's declarations lack it"),
  method: z.boolean().describe('Whether it is called: require.context()'),
  description,
  since,
});

const magicComment = shape('MagicComment', 'A comment that tells webpack how to treat code', {
  ...described,
  expects: z.array(z.string()).describe('Its values in words: boolean'),
  places: z.array(z.string()).describe('Where it is read: import()'),
  since,
});

const statsField = shape('StatsField', 'A field of what stats.toJson() returns', {
  ...described,
  owner: z.string().describe('StatsCompilation, StatsModule'),
  type: typeText,
  optional: z.boolean().describe('Whether it may be missing'),
  description,
  since,
});

const removal = shape('Removal', 'What an earlier release of webpack 5 had', {
  name: described.name,
  kind: z.string().describe('option, hook, plugin, plugin option, flag, member, variable …'),
  release: z.string().describe('The first minor release without it: 5.102'),
  url: z.url().describe('What that release brought and removed'),
});

/** The lists of the reference, by the names of their files. */
export const LISTS = {
  options: z
    .array(option)
    .describe('Options of a configuration, also those of stats and devServer'),
  hooks: z.array(hook).describe('Hooks that plugins can tap'),
  plugins: z.array(plugin).describe('Plugins that webpack exports, with their options'),
  packages: z
    .array(otherPackage)
    .describe('Loaders and plugins of other packages, with their options'),
  commands: z.array(command).describe('Commands of webpack-cli'),
  flags: z.array(flag).describe('Flags of the command line'),
  errors: z.array(error).describe('Errors, warnings and deprecations'),
  classes: z.array(declaredClass).describe('Classes and types of the API, with their members'),
  variables: z.array(moduleVariable).describe('Variables and functions in modules'),
  magicComments: z.array(magicComment).describe('Magic comments'),
  statsFields: z.array(statsField).describe('Fields of what stats.toJson() returns'),
  removals: z.array(removal).describe('What earlier releases of webpack 5 had, from 5.90 on'),
};

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** The whole reference. */
export type ReferenceLists = { [Name in ListName]: z.infer<(typeof LISTS)[Name]> };
export type ReferenceOptionEntry = z.infer<typeof option>;

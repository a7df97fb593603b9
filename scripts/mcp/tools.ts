import { z } from 'zod';
import { LIST_NAMES, type ListName } from '../../src/endpoints/reference/shapes';
import type { BuiltSite } from './builtSite';
import { lookUp } from './lookUp';
import { errorText } from './lookUpError';
import { pageText } from './pageText';
import { searchDocs } from './searchDocs';
import { validateConfiguration } from './validateConfiguration';

type Arguments = Readonly<Record<string, unknown>>;

export type Tool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodRawShape;
  answer: (site: BuiltSite, values: Arguments) => string | Promise<string>;
};

/** A tool whose answer is made from what its shape describes. */
const tool = <Shape extends z.ZodRawShape>({
  answer,
  ...rest
}: Omit<Tool, 'input' | 'answer'> & {
  input: Shape;
  answer: (site: BuiltSite, values: z.infer<z.ZodObject<Shape>>) => string | Promise<string>;
}): Tool => ({
  ...rest,
  answer: (site, values) => answer(site, z.object(rest.input).parse(values)),
});

/** Pasted texts are long, books are not configurations. */
const MAX_PASTED = 200_000;
const pasted = z.string().min(1).max(MAX_PASTED);
const words = z.string().trim().min(1).max(1000);

/** Options of a configuration, then those of plugins and packages. */
const OPTION_LISTS: readonly ListName[] = ['options', 'plugins', 'packages'];

export const TOOLS: readonly Tool[] = [
  tool({
    name: 'search_docs',
    title: 'Search the documentation',
    description:
      "Finds pages and sections of webpack's documentation, best first, with their addresses. Takes words, names of options, or an error message.",
    input: {
      query: words.describe('What to search for'),
      limit: z.number().int().min(1).max(20).default(10).describe('At most this many results'),
    },
    answer: (site, { query, limit }) => searchDocs(site, query, limit),
  }),
  tool({
    name: 'read_page',
    title: 'Read a page',
    description:
      "Returns a page of webpack's documentation as Markdown. With a # and the id of a heading, only that section.",
    input: {
      page: words.describe('Its address: /guides/caching/, or /guides/caching/#output-filenames'),
    },
    answer: (site, { page }) => pageText(site, page),
  }),
  tool({
    name: 'look_up_option',
    title: 'Look up an option',
    description:
      'Type, defaults, status and address of an option of a webpack configuration, or of a plugin or loader.',
    input: { name: words.describe('Its path, or the end of it: output.filename, Rule.use') },
    answer: (site, { name }) => lookUp(site.reference().lists, name, OPTION_LISTS),
  }),
  tool({
    name: 'look_up_hook',
    title: 'Look up a hook',
    description: 'Type, arguments and address of a hook that webpack plugins can tap.',
    input: { name: words.describe('compiler.hooks.emit, Compiler.emit or emit') },
    answer: (site, { name }) => lookUp(site.reference().lists, name, ['hooks']),
  }),
  tool({
    name: 'look_up',
    title: 'Look up anything',
    description:
      'What the reference has under a name: plugins, loaders, flags, commands, classes and their members, module variables, magic comments, fields of the stats, and what earlier releases had.',
    input: {
      name: words.describe('--mode, Compilation.emitAsset, SplitChunksPlugin, webpackChunkName'),
      list: z.enum(LIST_NAMES).optional().describe('Only in this list'),
    },
    answer: (site, { name, list }) =>
      lookUp(site.reference().lists, name, list ? [list] : LIST_NAMES),
  }),
  tool({
    name: 'look_up_error',
    title: 'Look up an error',
    description:
      'Recognizes a message of webpack in the output of a build, and returns its causes and fixes.',
    input: { message: pasted.describe('The output, or the message alone') },
    async answer(site, { message }) {
      const known = errorText(site, message);
      if (known !== undefined) return known;
      const found = await searchDocs(site, message, 3).catch(() => 'Nothing else was found.');
      throw new Error(
        `No known message of webpack is in this text.\n\nThe search finds:\n${found}`,
      );
    },
  }),
  tool({
    name: 'validate_configuration',
    title: 'Validate a configuration',
    description:
      "Validates a webpack configuration with webpack's own schema, and links to the options that are wrong. The code is parsed and never run, so values have to be literals; functions, plugins and paths are accepted unseen.",
    input: { configuration: pasted.describe('JSON, an object, or the code of webpack.config.js') },
    answer: (site, { configuration }) =>
      validateConfiguration(configuration, site.reference().lists.options),
  }),
];

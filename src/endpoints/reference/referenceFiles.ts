import { z } from 'zod';
import { REFERENCE_FOLDER, REFERENCE_SCHEMA_URL, REFERENCE_URL } from '../../site/referenceUrls';
import { SITE } from '../../site/site';
import { LIST_NAMES, LISTS, type ListName, type ReferenceLists } from './shapes';

/**
 * The version of the format. A field that is added raises its second number; one that is removed,
 * renamed or gets another meaning raises the first.
 */
export const FORMAT_VERSION = '1.0.0';

export const listUrl = (name: ListName) => `${REFERENCE_FOLDER}${name}.json`;
export const listSchemaUrl = (name: ListName) => `${REFERENCE_FOLDER}${name}.schema.json`;

type Versions = Readonly<Record<string, string>>;

const addressOf = (url: string) => SITE.url + url;

const fileFields = {
  $schema: z.url().describe('The JSON Schema of this file'),
  version: z
    .string()
    .regex(/^1\.\d+\.\d+$/)
    .describe('The version of the format: fields are only removed or renamed in version 2'),
  webpack: z.string().describe('The release of webpack that is described'),
  packages: z
    .record(z.string(), z.string())
    .describe('The release of each package that is described, by its name'),
};

const contents = z.array(
  z.object({
    name: z.string().describe('The name of the list: options'),
    description: z.string().describe('What it has'),
    count: z.number().int().describe('How many things it has'),
    url: z.url().describe('The file with this list alone'),
    schema: z.url().describe('The JSON Schema of that file'),
  }),
);

/** Everything in one file. */
const wholeShape = z.object({
  ...fileFields,
  contents: contents.describe('The lists that this file has'),
  lists: z.object(LISTS).describe('The lists by their names'),
});

const listShape = (name: ListName) => z.object({ ...fileFields, list: LISTS[name] });

/** The schema of a file; more fields are allowed, because minor versions may add some. */
const schemaOf = (shape: z.ZodType, url: string, title: string) => ({
  $id: addressOf(url),
  title,
  ...z.toJSONSchema(shape, { io: 'input', target: 'draft-2020-12' }),
});

const text = (value: unknown) => `${JSON.stringify(value)}\n`;

/** The files of the reference by their urls: everything, each list alone, and their schemas. */
export function referenceFiles(
  lists: ReferenceLists,
  packages: Versions,
): Readonly<Record<string, string>> {
  const head = (schema: string) => ({
    $schema: addressOf(schema),
    version: FORMAT_VERSION,
    webpack: packages['webpack'] ?? '',
    packages,
  });
  const whole = {
    ...head(REFERENCE_SCHEMA_URL),
    contents: LIST_NAMES.map((name) => ({
      name,
      description: LISTS[name].description ?? '',
      count: lists[name].length,
      url: addressOf(listUrl(name)),
      schema: addressOf(listSchemaUrl(name)),
    })),
    lists,
  };
  return Object.fromEntries<string>([
    [REFERENCE_URL, text(whole)],
    [REFERENCE_SCHEMA_URL, text(schemaOf(wholeShape, REFERENCE_SCHEMA_URL, "webpack's reference"))],
    ...LIST_NAMES.flatMap((name): [string, string][] => [
      [listUrl(name), text({ ...head(listSchemaUrl(name)), list: lists[name] })],
      [
        listSchemaUrl(name),
        text(schemaOf(listShape(name), listSchemaUrl(name), `webpack's reference: ${name}`)),
      ],
    ]),
  ]);
}

export type ReferenceFile = z.infer<typeof wholeShape>;

import { z } from 'zod';
import { DATA_FILES, SHAPES } from '../../src/node/content/dataFiles';
import { frontmatterSchema } from '../../src/node/content/frontmatter';
import { MISSING_SHAPE } from '../reference/coverage/missingList';
import { DATA_DESCRIPTIONS } from './dataDescriptions';

const text = (description: string) => z.string().min(1).describe(description);

/** The notice on top of every page, `banner.json`. */
export const BANNER_SHAPE = z.strictObject({
  version: text('Whoever dismissed the banner sees it again when this changes.'),
  text: text('What it says.'),
  link: z
    .strictObject({
      title: text('The words of the link.'),
      url: text('A path on this site, or an http(s) address.'),
    })
    .describe('Where it leads.'),
});

type JsonSchema = Record<string, unknown> & {
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

const jsonSchema = (shape: z.ZodType, description: string): JsonSchema => ({
  // What one may type, which is less than what is read: defaults are filled in.
  ...(z.toJSONSchema(shape, { io: 'input', target: 'draft-7' }) as JsonSchema),
  description,
});

/** The JSON Schema of everything that authors write as data, by the name of its file. */
export const editorSchemas = (): ReadonlyMap<string, JsonSchema> =>
  new Map([
    ['frontmatter', jsonSchema(frontmatterSchema, 'What stands between the --- lines of a page.')],
    ...DATA_FILES.map((name): [string, JsonSchema] => {
      const { file, keys = {} } = DATA_DESCRIPTIONS[name];
      return [name, withKeyDescriptions(jsonSchema(SHAPES[name], file), keys)];
    }),
    ['undocumented', jsonSchema(MISSING_SHAPE, 'What no page explains yet, by page.')],
    ['banner', jsonSchema(BANNER_SHAPE, 'The notice on top of every page.')],
  ]);

function withKeyDescriptions(
  schema: JsonSchema,
  descriptions: Readonly<Record<string, string>>,
): JsonSchema {
  const properties = schema.items?.properties;
  if (!properties) return schema;
  const described: Record<string, JsonSchema> = Object.fromEntries(
    Object.entries(properties).map(([key, property]) => [
      key,
      { ...property, description: descriptions[key] },
    ]),
  );
  return { ...schema, items: { ...schema.items, properties: described } };
}

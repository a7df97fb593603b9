import { z } from 'zod';
import { DATA_FILES, SHAPES } from '../../src/node/content/data/contentData';
import { frontmatterSchema } from '../../src/node/content/page/frontmatter';
import { DATA_DESCRIPTIONS } from './dataDescriptions';

type JsonSchema = Record<string, unknown> & {
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
};

const jsonSchema = (shape: z.ZodType, description: string): JsonSchema => ({
  // The schema of the input, in which keys with a default are optional.
  ...(z.toJSONSchema(shape, { io: 'input', target: 'draft-7' }) as JsonSchema),
  description,
});

/** The JSON Schemas of all data that authors write, by the name of the file. */
export const editorSchemas = (): ReadonlyMap<string, JsonSchema> =>
  new Map([
    ['frontmatter', jsonSchema(frontmatterSchema, 'The text between the --- lines of a page.')],
    ...DATA_FILES.map((name): [string, JsonSchema] => {
      const { file, keys = {} } = DATA_DESCRIPTIONS[name];
      return [name, withKeyDescriptions(jsonSchema(SHAPES[name], file), keys)];
    }),
  ]);

function withKeyDescriptions(
  schema: JsonSchema,
  descriptions: Readonly<Record<string, string>>,
): JsonSchema {
  const properties = schema.items?.properties ?? schema.properties;
  if (!properties) return schema;
  const described: Record<string, JsonSchema> = Object.fromEntries(
    Object.entries(properties).map(([key, property]) => [
      key,
      { ...property, description: descriptions[key] },
    ]),
  );
  return schema.items
    ? { ...schema, items: { ...schema.items, properties: described } }
    : { ...schema, properties: described };
}

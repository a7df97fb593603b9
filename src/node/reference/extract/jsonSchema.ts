/** The part of a JSON schema that webpack and its packages use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: boolean | JsonSchema;
  required?: readonly string[];
  definitions?: Readonly<Record<string, JsonSchema>>;
  instanceof?: string;
  tsType?: string;
  absolutePath?: boolean;
  deprecated?: boolean;
  experimental?: boolean;
  added?: string;
};

const DEFINITION = '#/definitions/';

export type Lookup = {
  /** The schema that a reference stands for, with what stands next to the reference. */
  resolve: (schema: JsonSchema) => JsonSchema;
  /** Its alternatives, one for each way to write a value. */
  alternatives: (schema: JsonSchema) => JsonSchema[];
};

/** Finds definitions in the schema that references start from. */
export function lookupIn(root: JsonSchema): Lookup {
  const resolve = (schema: JsonSchema): JsonSchema => {
    if (!schema.$ref?.startsWith(DEFINITION)) return schema;
    const target = root.definitions?.[schema.$ref.slice(DEFINITION.length)];
    if (!target) throw new Error(`the schema has no ${schema.$ref}`);
    return resolve(target);
  };
  const alternatives = (schema: JsonSchema): JsonSchema[] => {
    const resolved = resolve(schema);
    const nested = resolved.anyOf ?? resolved.oneOf ?? resolved.allOf;
    return nested ? nested.flatMap(alternatives) : [resolved];
  };
  return { resolve, alternatives };
}

export const nameOfReference = ({ $ref }: JsonSchema) => $ref?.slice(DEFINITION.length);

import type { JsonSchema } from '../extract/jsonSchema';
import { optionsOfSchema } from '../extract/optionTree';
import type { ReferencePackage } from '../types';

type Described = {
  name: string;
  version: string;
  /** By what their options begin with: `loader` for those of a plugin's loader, else nothing. */
  schemas: Readonly<Record<string, JsonSchema>>;
};

/** What a package takes, by the schemas that it validates options with. They state no defaults. */
export const packageOf = ({ name, version, schemas }: Described): ReferencePackage => ({
  name,
  version,
  options: Object.entries(schemas).flatMap(([prefix, schema]) =>
    optionsOfSchema(withoutRules(schema), { prefix }).map((option) => ({
      ...option,
      defaults: [],
    })),
  ),
});

/** Next to its properties, a schema can say which of them have to be set together. */
const withoutRules = ({ anyOf, oneOf, ...schema }: JsonSchema): JsonSchema =>
  schema.properties ? schema : { ...schema, ...(anyOf && { anyOf }), ...(oneOf && { oneOf }) };

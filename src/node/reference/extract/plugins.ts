import ts from 'typescript';
import webpack from 'webpack';
import type { ReferenceOption, ReferencePlugin } from '../types';
import { membersOf, type Declarations } from './declarations';
import { distinctClasses, exportedOf, type Class } from './exported';
import type { JsonSchema } from './jsonSchema';
import { optionsOfSchema } from './optionTree';

/** Every plugin that webpack exports. */
export function readPlugins(
  schemas: ReadonlyMap<string, JsonSchema>,
  declarations: Declarations,
): ReferencePlugin[] {
  return distinctClasses(exportedOf(webpack, 'webpack'))
    .filter(({ value }) => isPlugin(value))
    .map(({ path, value: { name }, deprecated }) => {
      const schema = schemas.get(name) ?? schemas.get(`${name}Options`);
      return {
        path,
        name,
        package: 'webpack',
        options: schema
          ? optionsOfSchema(schema).map(withoutDefaults)
          : declared(name, declarations),
        deprecated,
      };
    });
}

/** A dependency's template has a method of that name, too. */
const isPlugin = ({ name, prototype }: Class) =>
  name.endsWith('Plugin') && 'apply' in (prototype as object);

const withoutDefaults = (option: Omit<ReferenceOption, 'defaults'>): ReferenceOption => ({
  ...option,
  defaults: [],
});

/** Options of a plugin without a schema: the members of what its constructor takes. */
function declared(name: string, declarations: Declarations): ReferenceOption[] {
  const found = declarations.find(name);
  if (!found || !ts.isClassDeclaration(found)) return [];
  const parameters = found.members.find(ts.isConstructorDeclaration)?.parameters ?? [];
  const options = parameters.find((parameter) => /options$/i.test(parameter.name.getText()));
  return membersOf(options?.type, declarations)
    .filter(({ text }) => text !== '')
    .map((member) =>
      withoutDefaults({
        path: member.name,
        type: member.text,
        values: [],
        description: member.description,
        required: !member.optional,
        deprecated: member.deprecated,
        experimental: false,
        added: member.added,
        sameAs: null,
      }),
    );
}

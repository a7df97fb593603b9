import { Kind, parse, type DefinitionNode } from 'graphql';
import { REFERENCE_TYPES } from '../../../../src/node/schema/referenceTypes';
import { SITE_TYPES } from '../../../../src/node/schema/types';

const { definitions } = parse(SITE_TYPES + REFERENCE_TYPES);

function undescribed(definition: DefinitionNode): string[] {
  if (
    definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
    definition.kind !== Kind.INTERFACE_TYPE_DEFINITION
  )
    return [];
  const type = definition.name.value;
  const fields = definition.fields ?? [];
  return [
    ...(definition.description ? [] : [type]),
    ...fields.flatMap((field) => [
      ...(field.description ? [] : [`${type}.${field.name.value}`]),
      ...(field.arguments ?? [])
        .filter(({ description }) => !description)
        .map(({ name }) => `${type}.${field.name.value}(${name.value}:)`),
    ]),
  ];
}

test('every type, field and argument of ours is described', () => {
  expect(definitions.length).toBeGreaterThan(20);
  expect(definitions.flatMap(undescribed)).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { withUnixLineEndings } from '../../../../src/node/content/files/lineEndings';
import { editorSchemas } from '../../../../scripts/schemas/editorSchemas';
import { schemaFile, SCHEMAS, schemaText } from '../../../../scripts/schemas/writeSchemas';

const schemas = editorSchemas();

test.each([...schemas])('the committed schema of %s is what the site reads', (name, schema) => {
  // `npm run schemas` writes it.
  const committed = withUnixLineEndings(readFileSync(schemaFile(name), 'utf8'));
  expect(committed).toBe(schemaText(schema));
});

test('there is no schema of a file that is gone', () => {
  expect(readdirSync(SCHEMAS).sort()).toEqual([...schemas.keys()].map((name) => `${name}.json`).sort());
});

type Keyed = { properties?: Record<string, { description?: string }>; items?: Keyed };

test.each([...schemas])('an editor can say what every key of %s means', (_name, schema) => {
  const keys = { ...(schema as Keyed).properties, ...(schema as Keyed).items?.properties };
  const silent = Object.entries(keys).filter(([, { description }]) => !description);
  expect(silent.map(([key]) => key)).toEqual([]);
  expect(schema['description']).toBeTruthy();
});

test('the editor settings name every schema, and every file that they name exists', () => {
  type Settings = {
    'yaml.schemas': Record<string, string>;
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Settings;
  const pairs = [
    ...Object.entries(settings['yaml.schemas']),
    ...settings['json.schemas'].map(({ fileMatch: [file = ''], url }) => [url.slice(2), file] as const),
  ];
  expect(pairs.map(([schema]) => schema).sort()).toEqual(
    [...schemas.keys()].map((name) => schemaFile(name)).sort(),
  );
  const files = pairs.map(([, file]) => file).filter((file) => !file.includes('*'));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

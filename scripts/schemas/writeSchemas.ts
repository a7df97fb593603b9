import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from './editorSchemas';

export const SCHEMAS = 'schemas';

export const schemaFile = (name: string) => join(SCHEMAS, `${name}.json`);
export const schemaText = (schema: object) => `${JSON.stringify(schema, null, 2)}\n`;

/** `npm run schemas`: writes the schemas for editors. A test fails if they are outdated. */
export function writeSchemas(): number {
  rmSync(SCHEMAS, { recursive: true, force: true });
  mkdirSync(SCHEMAS);
  for (const [name, schema] of editorSchemas()) {
    writeFileSync(schemaFile(name), schemaText(schema));
    console.log(schemaFile(name));
  }
  return 0;
}

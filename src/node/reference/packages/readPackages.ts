import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../files/fromRoot';
import type { JsonSchema } from '../extract/jsonSchema';
import type { ReferencePackage } from '../types';
import { DOCUMENTED_PACKAGES } from './documented';
import { packageOf } from './packageOptions';

/**
 * The options of packages, as they were committed. A build reads this file and not the packages:
 * they are only installed for samples and tests, and a site is built without those as well.
 */
const FILE = fromRoot('src/node/reference/packages/options.json');

export const readPackages = (): ReferencePackage[] =>
  JSON.parse(readFileSync(FILE, 'utf8')) as ReferencePackage[];

export const writePackages = (packages: readonly ReferencePackage[]): void =>
  writeFileSync(FILE, `${JSON.stringify(packages, null, 1)}\n`);

const readJson = (name: string, file: string): unknown =>
  JSON.parse(readFileSync(fromRoot('node_modules', name, file), 'utf8'));

/** The options of the packages that are installed. */
export const readInstalledPackages = (): ReferencePackage[] =>
  DOCUMENTED_PACKAGES.map(({ name, schemas: files }) => {
    const { version } = readJson(name, 'package.json') as { version: string };
    const schemas = Object.entries(files).map(
      ([prefix, file]) => [prefix, readJson(name, file) as JsonSchema] as const,
    );
    return packageOf({ name, version, schemas: Object.fromEntries(schemas) });
  });

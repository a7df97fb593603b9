import { readFileSync } from 'node:fs';

type Manifest = { dependencies?: object; devDependencies?: object };

const MANIFESTS = ['package.json', 'samples/package.json'];

/** Names of the packages that this repository lists itself; Gatsby may bring older ones along. */
export const declaredPackages = (): string[] =>
  MANIFESTS.flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    return Object.keys({ ...dependencies, ...devDependencies });
  });

export type Wanted = { name: string; version: string };

/** `webpack@5.112.2` -> name and version; the version is missing if the page doesn't name one. */
export function readSpec(spec: string): { name: string; version?: string } {
  const [, name = spec, version] = /^(@?[^@]+)@(.+)$/.exec(spec) ?? [];
  return version === undefined ? { name } : { name, version };
}

type Key = 'dependencies' | 'devDependencies';
type Manifest = Partial<Record<Key, Record<string, string>>>;
type Options = { dev: boolean; exact: boolean };

/** The package.json that npm leaves after it has installed these packages. */
export function savedManifest(
  source: string | undefined,
  packages: readonly Wanted[],
  { dev, exact }: Options,
): string {
  const manifest = JSON.parse(source ?? '{}') as Manifest;
  const [key, otherKey]: [Key, Key] = dev
    ? ['devDependencies', 'dependencies']
    : ['dependencies', 'devDependencies'];
  const names = packages.map(({ name }) => name);
  const ranges = packages.map(
    ({ name, version }) => [name, exact ? version : `^${version}`] as const,
  );
  const other = Object.entries(manifest[otherKey] ?? {}).filter(([name]) => !names.includes(name));

  manifest[key] = sorted({ ...manifest[key], ...Object.fromEntries<string>(ranges) });
  if (manifest[otherKey]) manifest[otherKey] = Object.fromEntries(other);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const sorted = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

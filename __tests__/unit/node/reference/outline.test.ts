import { optionOutline } from '../../../../src/node/reference/outline';
import { readReference } from '../../../../src/node/reference/reference';
import type { OutlineEntry } from '../../../../src/components/mdx/outline';

const urlOf = ({ name }: { name: string }) => `#${name}`;

const found = (entries: readonly OutlineEntry[], path: string): OutlineEntry | undefined => {
  const [name, ...rest] = path.split('.');
  const entry = entries.find((each) => each.name === name);
  return entry && rest.length > 0 ? found(entry.parts, rest.join('.')) : entry;
};

test('options stand below the option that they belong to, with the address of each', () => {
  const outline = optionOutline(readReference(), urlOf);

  expect(found(outline, 'output.filename')).toMatchObject({ url: '#output.filename', parts: [] });
  expect(found(outline, 'module.rules.use')?.name).toBe('use');
  expect(found(outline, 'devServer.client.overlay')).toBeDefined();
  expect(outline.map(({ name }) => name)).toContain('mode');
});

test('an option that no page explains leads to what it belongs to', () => {
  const outline = optionOutline(readReference(), ({ name }) =>
    name === 'output' ? '#output' : undefined,
  );
  expect(found(outline, 'output.filename')?.url).toBe('#output');
});

test('a default is shown if every build has it', () => {
  const outline = optionOutline(readReference(), urlOf);

  expect(found(outline, 'cache.hashAlgorithm')?.value).toBe('"md4"');
  expect(found(outline, 'optimization.minimize')?.value).toBeNull();
});

test('no option is listed twice', () => {
  const names = (entries: readonly OutlineEntry[], owner = ''): string[] =>
    entries.flatMap(({ name, parts }) => [owner + name, ...names(parts, `${owner}${name}.`)]);
  const all = names(optionOutline(readReference(), urlOf));
  expect(all).toEqual([...new Set(all)]);
  expect(all.length).toBeGreaterThan(800);
});

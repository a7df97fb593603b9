import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuiltSite } from '../../../../scripts/mcp/builtSite';
import { TOOLS } from '../../../../scripts/mcp/tools';

const folder = mkdtempSync(path.join(tmpdir(), 'no-site-'));
const site = createBuiltSite(folder);

afterAll(() => rmSync(folder, { recursive: true }));

const INPUTS: Record<string, unknown> = {
  query: 'a',
  page: '/',
  name: 'mode',
  message: 'Segmentation fault',
  configuration: '{}',
};

test.each(TOOLS.map((tool) => [tool.name, tool] as const))(
  'without a built site, %s says how to build one',
  async (_, { answer }) => {
    await expect(async () => answer(site, INPUTS)).rejects.toThrow(
      `${folder}: there is no built site with a reference\n  Fix: npm run build`,
    );
  },
);

test('a site that is built while the server runs is read', () => {
  writeFileSync(
    path.join(folder, 'reference.json'),
    JSON.stringify({ $schema: 'https://example.com/docs/reference.schema.json' }),
  );

  expect(site.address()).toBe('https://example.com/docs');
});

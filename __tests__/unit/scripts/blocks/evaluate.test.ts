import { evaluate } from '../../../../scripts/blocks/evaluate';

test('a configuration can ask where a package is', () => {
  const text = `import { fileURLToPath } from 'node:url';
export default { extends: fileURLToPath(import.meta.resolve('@example/config')) };`;
  const exported = evaluate(text, 'js', {
    folder: process.cwd(),
    packages: new Set(),
    files: new Map(),
  }) as { default: { extends: string } };
  expect(exported.default.extends).toMatch(/@example.config$/);
});

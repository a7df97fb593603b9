import { recordEmittedFiles, releaseOf } from '../../../../src/node/bundle/emittedFiles';

const { plugin, urls } = recordEmittedFiles();

/** What a compilation that made these files is called afterwards. */
function releaseAfter(names: readonly string[], hash: string): string {
  const compilation = { hash, getAssets: () => names.map((name) => ({ name })) };
  plugin.apply({ hooks: { afterEmit: { tap: (_, work) => work(compilation) } } });
  return compilation.hash;
}

test('the same scripts are the same release, whatever webpack calls the compilation', () => {
  const cold = releaseAfter(['app-1.js', 'styles.2.css'], 'cold');
  const warm = releaseAfter(['styles.2.css', 'app-1.js'], 'warm');

  expect(warm).toBe(cold);
  expect(cold).toMatch(/^[0-9a-f]{20}$/);
  expect(urls()).toEqual(['/app-1.js', '/styles.2.css']);
});

test('another script is another release', () => {
  expect(releaseOf(['/app-1.js'])).not.toBe(releaseOf(['/app-2.js']));
});

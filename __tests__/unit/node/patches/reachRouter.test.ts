import { readFileSync } from 'node:fs';
import { hastenRouter, PACKAGED_ROUTER } from '../../../../src/node/patches/reachRouter';

const original = readFileSync(PACKAGED_ROUTER, 'utf8');

test('the next page is rendered without waiting for a frame', () => {
  expect(original).toContain('requestAnimationFrame');
  expect(hastenRouter(original)).not.toContain('requestAnimationFrame');
});

test('a router that renders otherwise stops the build', () => {
  expect(() => hastenRouter('export {}')).toThrow('src/node/patches/reachRouter.ts');
});

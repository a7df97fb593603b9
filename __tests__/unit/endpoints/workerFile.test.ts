import { workerFile } from '../../../src/endpoints/workerFile';

test('the worker finds what the build knows on its first line', () => {
  const [first, second] = workerFile(
    { build: 'b', manifest: 'm', release: 'r', core: ['/a'], prefix: '' },
    'work();',
  ).split('\n');
  const [, settings = ''] = /^self\.offlineSite=(.*);$/.exec(first ?? '') ?? [];

  expect(JSON.parse(settings)).toMatchObject({
    build: 'b',
    manifest: 'm',
    release: 'r',
    core: ['/a'],
  });
  expect(second).toBe('work();');
});

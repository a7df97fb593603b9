import { startable } from '../../../../scripts/checks/startable';

const checks = [
  { name: 'build', needs: [] },
  { name: 'formatting', needs: [] },
  { name: 'types', needs: ['build'] },
  { name: 'browser tests', needs: ['build', 'formatting', 'types'] },
];

function namesOfStartable(started: string[], passed: string[], slots = 2): string[] {
  const progress = { started: new Set(started), passed: new Set(passed) };
  return startable(checks, progress, slots).map(({ name }) => name);
}

test('as many checks begin as fit side by side', () => {
  expect(namesOfStartable([], [], 1)).toEqual(['build']);
  expect(namesOfStartable([], [], 2)).toEqual(['build', 'formatting']);
  expect(namesOfStartable(['build', 'formatting'], [], 2)).toEqual([]);
});

test('a check waits for those it needs', () => {
  expect(namesOfStartable(['build', 'formatting'], ['formatting'])).toEqual([]);
  expect(namesOfStartable(['build', 'formatting'], ['build', 'formatting'])).toEqual(['types']);
});

test('nothing begins twice', () => {
  const all = ['build', 'formatting', 'types'];

  expect(namesOfStartable([...all, 'browser tests'], all)).toEqual([]);
});

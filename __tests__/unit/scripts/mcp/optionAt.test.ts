import { nearestOption, optionsBelow } from '../../../../scripts/mcp/optionAt';

const OPTIONS = [
  'mode',
  'entry',
  'entry.*.filename',
  'module.rules',
  'module.rules[].use',
  'module.rules[].use[].loader',
].map((name) => ({ name }));

test.each([
  ['mode', 'mode'],
  ['module.rules[0].use', 'module.rules[].use'],
  ['module.rules[0].use[1].loader', 'module.rules[].use[].loader'],
  ['module.rules[0].unknown.deep', 'module.rules'],
  ['entry.main.filename', 'entry.*.filename'],
  ['entry.main.unknown', 'entry'],
  ['nothing', undefined],
  ['', undefined],
])('the option nearest to %j is %s', (path, name) => {
  expect(nearestOption(path, OPTIONS)?.name).toBe(name);
});

test('the options below an option go by their last name, and those whose name the reader chooses are left out', () => {
  const below = (path: string) => [...optionsBelow(path, OPTIONS).keys()];

  expect(below('')).toEqual(['mode', 'entry']);
  expect(below('module.rules[3]')).toEqual(['use']);
  expect(below('entry')).toEqual([]);
  expect(below('entry.main')).toEqual(['filename']);
});

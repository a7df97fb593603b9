import { asLetters, classNames } from '../../../../src/node/bundle/classNames';

const SHEETS: Readonly<Record<string, string>> = {
  'Header.module.css': '.root { color: red } :global(.js) .link:hover, .root.open { inset: .5rem }',
  'Menu.module.css': '@keyframes open { to { opacity: 1 } } .root { animation: open 1s }',
};
const nameOf = classNames(Object.keys(SHEETS), (file) => SHEETS[file] ?? '');

test('each class and animation of each style sheet has a name of its own, and a short one', () => {
  const names = [
    nameOf('Header.module.css', 'root'),
    nameOf('Header.module.css', 'link'),
    nameOf('Header.module.css', 'open'),
    nameOf('Menu.module.css', 'open'),
    nameOf('Menu.module.css', 'root'),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe('a0');
  expect(names.every((name) => /^[a-zA-Z]\d$/.test(name))).toBe(true);
});

test('a name does not depend on which was asked for first', () => {
  const again = classNames(Object.keys(SHEETS), (file) => SHEETS[file] ?? '');
  expect(again('Menu.module.css', 'root')).toBe(nameOf('Menu.module.css', 'root'));
  expect(again('Header.module.css', 'link')).toBe(nameOf('Header.module.css', 'link'));
});

test('a class that is not in its style sheet gets no name, which another class might have', () => {
  expect(() => nameOf('Menu.module.css', 'link')).toThrow('Menu.module.css\n  no name for link');
});

test('the letters of files never repeat', () => {
  expect([0, 25, 26, 51, 52, 53, 104].map(asLetters)).toEqual([
    'a',
    'z',
    'A',
    'Z',
    'aa',
    'ab',
    'ba',
  ]);
});

import { readConfiguration } from '../../../../scripts/mcp/readConfiguration';

test.each([
  ['JSON', '{"mode": "production", "cache": false}', { mode: 'production', cache: false }],
  ['an object', " { entry: './a.js', [`target`]: 'web', }; ", { entry: './a.js', target: 'web' }],
  ['several configurations', '[{ mode: "none" }, {}]', [{ mode: 'none' }, {}]],
  ['module.exports', "'use strict';\nmodule.exports = { bail: !0 }", { bail: true }],
  ['export default', 'export default { parallelism: -1 }', { parallelism: -1 }],
  ['a constant', 'const a = { bail: true };\nexport default a;', { bail: true }],
  [
    'a spread',
    'const a = { bail: true };\nmodule.exports = { ...a, target: [...["web"], "es2020"] };',
    { bail: true, target: ['web', 'es2020'] },
  ],
  ['a function', 'module.exports = (env) => ({ mode: "none" })', { mode: 'none' }],
  [
    'a function with a body',
    'export default function (env) { console.log(env); return { mode: "none" }; }',
    { mode: 'none' },
  ],
  [
    'names that a function sets',
    'module.exports = () => { const mode = "none"; return { mode }; };',
    { mode: 'none' },
  ],
  [
    'TypeScript',
    'const a: Configuration = { bail: true };\nexport default a satisfies A;',
    { bail: true },
  ],
])('reads %s', (_, code, value) => {
  expect(readConfiguration(code)).toEqual(value);
});

test('regular expressions, functions and plugins are values of their types', () => {
  const value = readConfiguration(
    '{ test: /a\\.b/i, externals() {}, plugins: [new A(1)], path: path.resolve("a"), x: undefined }',
  ) as Record<string, unknown>;

  expect(value.test).toEqual(/a\.b/i);
  expect(value.externals).toBeInstanceOf(Function);
  expect(value.plugins).toEqual([{ apply: expect.any(Function) as unknown }]);
  expect(value.path).toMatch(/^\//);
  expect(value).toHaveProperty('x', undefined);
});

test('a key cannot change what all objects have', () => {
  const value = readConfiguration('{ "__proto__": { polluted: true } }') as object;

  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect({}).not.toHaveProperty('polluted');
});

test.each([
  ['1:9: the value of "env.mode" is known only when the code runs', '{ mode: env.mode }'],
  ['2:6: the value of "b()" is known only when the code runs', '{\n a: [b()] }'],
  ['1:11: the value of "a" is known only', 'const a = a;\nexport default { a }'],
  ['3:18: the value of "a" is known only', 'let a = 1;\na = 2;\nexport default { a }'],
  [
    '1:4: Syntax error: Unexpected token\n  Fix: module.exports = { … }, or the object alone',
    '{} {}',
  ],
  ['The code exports no configuration', 'console.log(1)'],
  ['1:6: Syntax error: Unexpected token', '{ a: '],
  ['Syntax error: Not enough stack space', '['.repeat(50_000)],
])('an error says where and why: %s', (message, code) => {
  expect(() => readConfiguration(code)).toThrow(message);
});

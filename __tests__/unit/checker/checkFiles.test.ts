import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'check-config-'));
const file = join(folder, 'webpack.config.js');
const command = join(process.cwd(), 'bin', 'check-config.mjs');

/** Runs the command as a package's `bin`, in another folder than the repository's. */
const run = (...args: string[]) => runScript(command, ...args);

function runScript(script: string, ...args: string[]): { status: number; output: string } {
  try {
    const output = execFileSync(process.execPath, [script, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { status: 0, output };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { status, output: stdout + stderr };
  }
}

test('the command prints findings with their places, and fails if one is an error', () => {
  writeFileSync(file, 'module.exports = {\n  debug: true,\n};\n');

  expect(run('webpack.config.js')).toEqual({
    status: 1,
    output: `webpack.config.js:2:3: error: \`debug\` is gone since webpack 2
  Fix: \`options\` of the loader, or \`new webpack.LoaderOptionsPlugin({ debug: true })\`
  See https://webpack.js.org/migrate/3/#debug
webpack.config.js: 1 error
`,
  });
});

test('the command prints findings as data, and passes if none is an error', () => {
  writeFileSync(file, "module.exports = { optimization: { moduleIds: 'hashed' } };\n");
  const { status, output } = run('webpack.config.js', '--json');

  expect(status).toBe(0);
  expect(JSON.parse(output)).toMatchObject([
    {
      file: 'webpack.config.js',
      configurations: 1,
      findings: [{ line: 1, column: 47, text: "'hashed'", level: 'warning' }],
    },
  ]);
});

test.each([
  [[], 'no file to check'],
  [['--verbose', 'webpack.config.js'], 'unknown flag --verbose'],
  [['missing.js'], 'missing.js: cannot be read'],
])('with %j the command says what to type instead', (args, message) => {
  const { status, output } = run(...args);

  expect(status).toBe(2);
  expect(output).toContain(message);
  expect(output).toContain('Fix: check-config webpack.config.js … [--json]');
});

test('in a clone without its packages the command says how to install them', () => {
  const clone = join(folder, 'clone');
  cpSync(join(process.cwd(), 'bin'), join(clone, 'bin'), { recursive: true });
  const { status, output } = runScript(join(clone, 'bin', 'check-config.mjs'), 'a.js');

  expect(status).toBe(2);
  expect(output).toContain('its packages are not installed\n  Fix: npm ci --prefix ');
});

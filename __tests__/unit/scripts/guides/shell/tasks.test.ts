import { type Names, tasksOf } from '../../../../../scripts/guides/shell/tasks';

const names = (scripts: Record<string, string> = {}): Names => ({
  manifest: JSON.stringify({ scripts }),
  binScript: (name) => (name === 'webpack' ? '/bins/webpack.js' : undefined),
  npmScript: () => '/npm-cli.js',
});

const told = (line: string, scripts?: Record<string, string>) =>
  tasksOf(line, names(scripts)).map((task) =>
    task.kind === 'print'
      ? `print ${task.text.trim()}`
      : [
          task.kind,
          ...('name' in task ? [task.name] : []),
          ...task.args.map(({ text }) => text),
        ].join(' '),
  );

test('commands of packages are scripts for Node.js, with npx and without', () => {
  expect(told('npx --no-install webpack --watch')).toEqual(['node /bins/webpack.js --watch']);
  expect(told('webpack')).toEqual(['node /bins/webpack.js']);
  expect(told('node a.js')).toEqual(['node a.js']);
  expect(told('npm init -y')).toEqual(['node /npm-cli.js init -y']);
});

test('scripts run as npm runs them, also out of another one', () => {
  expect(
    told('npm test', { build: 'webpack', test: 'npm run build -- --watch && node t.js' }),
  ).toEqual([
    'print > test\n> npm run build -- --watch && node t.js',
    'print > build\n> webpack --watch',
    'node /bins/webpack.js --watch',
    'node t.js',
  ]);
});

test('tools of a shell are known without one', () => {
  expect(told('mkdir -p a && echo b > c')).toEqual(['tool mkdir -p a', 'tool echo b']);
});

test('a command that no package has is refused', () => {
  expect(() => told('npx rollup')).toThrow(
    'no package that the page installs has the command `rollup`',
  );
  expect(() => told('npm run a')).toThrow('package.json has no script for `npm run a`');
});

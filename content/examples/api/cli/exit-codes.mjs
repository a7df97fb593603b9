// Runs webpack in ways that end with each exit code, and prints the codes.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const write = (file, text) => fs.writeFileSync(file, text);

write('src/broken.js', "import './missing.js';");
write('invalid.config.js', 'export default { entri: 1 };');
write('throws.config.js', "throw new Error('on purpose');");
write(
  'plugin.config.js',
  `const fail = () => { throw new Error('on purpose'); };
  export default ({ at }) => ({
    mode: 'production',
    plugins: [(compiler) => {
      if (at === 'apply') fail();
      if (at === 'emit') compiler.hooks.emit.tap('Fails', fail);
      if (at === 'seal') {
        compiler.hooks.compilation.tap('Fails', ({ hooks }) => hooks.seal.tap('Fails', fail));
      }
    }],
  });`,
);

const CASES = {
  success: [],
  warnings: ['--performance-max-asset-size', '1'],
  'warnings that fail': ['--performance-max-asset-size', '1', '--fail-on-warnings'],
  'a missing module': ['./src/broken.js'],
  'a missing module with bail': ['./src/broken.js', '--bail'],
  'an unknown command': ['bild'],
  'an unknown flag': ['--outptu-path', 'x'],
  'an invalid value': ['--mode', 'prod'],
  'no such configuration': ['--config', 'nothing.config.js'],
  'no such name': ['--config-name', 'nothing'],
  'an invalid configuration': ['--config', 'invalid.config.js'],
  'a configuration that throws': ['--config', 'throws.config.js'],
  'a plugin that throws in apply': ['--config', 'plugin.config.js', '--env', 'at=apply'],
  'a plugin that throws in emit': ['--config', 'plugin.config.js', '--env', 'at=emit'],
  'a plugin that throws in seal': ['--config', 'plugin.config.js', '--env', 'at=seal'],
  'a file that cannot be written': ['--json', 'missing/stats.json'],
};

for (const [name, args] of Object.entries(CASES)) {
  const { status } = spawnSync(process.execPath, ['node_modules/webpack/bin/webpack.js', ...args], {
    stdio: 'ignore',
  });
  console.log(`${name}: ${status}`);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { timeBuilds, type Timed } from './buildRun';
import { emptyWorkspace, GATSBY } from '../files/workspace';

const PAGE = path.join('src', 'pages', 'index.js');

/** A site with one heading and no plugin: no Gatsby site builds faster. */
export async function emptySiteRun(): Promise<Timed> {
  const { folder, remove } = emptyWorkspace();
  try {
    mkdirSync(path.join(folder, path.dirname(PAGE)), { recursive: true });
    writeFileSync(path.join(folder, PAGE), 'export default () => <h1>Empty</h1>;\n');
    const config = "module.exports = { jsxRuntime: 'automatic' };\n";
    writeFileSync(path.join(folder, 'gatsby-config.js'), config);
    const manifest = { name: 'empty-site', dependencies: { gatsby: '*' } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    return await timeBuilds(folder, { script: GATSBY, args: ['build'] }, PAGE, '// One edit.\n');
  } finally {
    remove();
  }
}

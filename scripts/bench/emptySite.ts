import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GATSBY, type Timed } from './buildRun';
import { measureRun } from './measureRun';
import { newFolder } from './workspace';

const PAGE = path.join('src', 'pages', 'index.js');

/** A site of one heading and no plugin: below what it takes, no site of Gatsby comes. */
export async function emptySiteRun(): Promise<Timed> {
  const { folder, remove } = newFolder();
  try {
    mkdirSync(path.join(folder, path.dirname(PAGE)), { recursive: true });
    writeFileSync(path.join(folder, PAGE), 'export default () => <h1>Empty</h1>;\n');
    const config = "module.exports = { jsxRuntime: 'automatic' };\n";
    writeFileSync(path.join(folder, 'gatsby-config.js'), config);
    const manifest = { name: 'empty-site', dependencies: { gatsby: '*' } };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    const cold = await measureRun(GATSBY, ['build'], folder);
    appendFileSync(path.join(folder, PAGE), '// One edit.\n');
    return { cold, warm: await measureRun(GATSBY, ['build'], folder) };
  } finally {
    remove();
  }
}

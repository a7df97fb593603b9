// Writes the sample app. The modules are text of a given size, because only
// sizes and imports matter here.
import fs from 'node:fs';
import path from 'node:path';

const directory = path.join(import.meta.dirname, 'src');

function write(name, size, code = '') {
  const text = `export const ${name} = '${'x'.repeat(size)}';\n`;
  fs.writeFileSync(path.join(directory, `${name}.js`), `${code}${text}`);
}

fs.mkdirSync(directory, { recursive: true });
write('table', 8_000);
write('orders', 3_000, "import { table } from './table.js';\nconsole.log('orders', table);\n");
write('reports', 5_000, "import { table } from './table.js';\nconsole.log('reports', table);\n");
write('settings', 600, "console.log('settings');\n");
write('help', 400, "console.log('help');\n");
write(
  'index',
  6_000,
  `const pages = {
  orders: () => import('./orders.js'),
  reports: () => import('./reports.js'),
  settings: () => import('./settings.js'),
  help: () => import('./help.js'),
};
for (const [name, load] of Object.entries(pages)) {
  document.querySelector(\`#\${name}\`)?.addEventListener('click', load);
}
`,
);
write(
  'admin',
  100,
  "import { table } from './table.js';\nconsole.log(table);\nimport('./help.js');\n",
);

// Writes the sample app. The packages and modules are text of a given size,
// because only sizes and imports matter to splitChunks.
import fs from 'node:fs';
import path from 'node:path';

const context = import.meta.dirname;

function write(file, size, code = '') {
  const target = path.join(context, file);
  const start = `${code}console.log('${file}', '`;
  const end = "');\nexport const value = 1;\n";
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, start + 'x'.repeat(size - start.length - end.length) + end);
}

function writePackage(name, size) {
  write(`node_modules/${name}/index.js`, size);
  fs.writeFileSync(
    path.join(context, `node_modules/${name}/package.json`),
    JSON.stringify({ name, version: '1.0.0', type: 'module' }),
  );
}

writePackage('ui', 60_000);
writePackage('charts', 40_000);
writePackage('dates', 12_000);
writePackage('editor', 30_000);

write('src/format.js', 3_000);
write('src/table.js', 24_000);

write(
  'src/app.js',
  25_000,
  `import 'ui';
import './format.js';
window.open = (page) =>
  page === 'orders' ? import('./orders.js') : import('./reports.js');
`,
);
write('src/orders.js', 22_000, "import 'charts';\nimport 'dates';\nimport './table.js';\n");
write('src/reports.js', 21_000, "import 'charts';\nimport './table.js';\n");
write(
  'src/admin.js',
  30_000,
  "import 'ui';\nimport 'dates';\nimport 'editor';\nimport './format.js';\n",
);

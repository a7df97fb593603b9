// Prints in which types of modules webpack replaces each variable: it bundles a module per variable
// and type. If the name is still in the code, it runs the bundle in a context without the globals of
// browsers and Node.js.
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';

const TYPES = { auto: 'js', esm: 'mjs', dynamic: 'cjs' };
const NAMES = [
  ...['import.meta.url', 'import.meta.dirname', 'import.meta.filename', 'import.meta.main'],
  ...['import.meta.env', 'import.meta.webpack', 'import.meta.webpackHot'],
  ...['module', 'module.exports', 'module.id', 'module.loaded', 'module.hot', 'exports'],
  ...['require.main', 'require.cache', 'require.extensions', 'require.onError'],
  ...['__dirname', '__filename', 'global', '__non_webpack_require__'],
  ...['__resourceQuery', '__resourceFragment', '__webpack_layer__', '__webpack_exports_info__'],
  ...['__webpack_public_path__', '__webpack_base_uri__', '__webpack_nonce__'],
  ...['__webpack_chunk_load__', '__webpack_get_script_filename__'],
  ...['__webpack_require__', '__webpack_modules__', '__webpack_hash__'],
  ...['__webpack_chunkname__', '__webpack_runtime_id__'],
  ...['__webpack_init_sharing__', '__webpack_share_scopes__'],
  ...['define.amd', 'require.amd', '__webpack_amd_options__'],
];

const folder = path.resolve('variables');
fs.mkdirSync(folder, { recursive: true });
for (const name of NAMES) {
  for (const extension of Object.values(TYPES)) {
    fs.writeFileSync(path.join(folder, `${name}.${extension}`), `probe(() => ${name});\n`);
  }
}

for (const [name, types] of await replacedIn()) console.log(`${name}: ${types.join(' ')}`);

async function replacedIn() {
  const found = new Map(NAMES.map((name) => [name, []]));
  for (const [type, extension] of Object.entries(TYPES)) {
    const output = await build(extension);
    for (const name of NAMES) {
      if (isReplaced(output(name), name)) found.get(name).push(type);
    }
  }
  return found;
}

function build(extension) {
  const config = {
    mode: 'development',
    devtool: false,
    target: ['web', 'es2018'],
    entry: Object.fromEntries(NAMES.map((name) => [name, `${folder}/${name}.${extension}`])),
    output: { path: path.resolve('variables/dist'), filename: '[name].js', publicPath: '/' },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  };
  return new Promise((resolve, reject) => {
    webpack(config, (error) => {
      if (error) return reject(error);
      resolve((name) => fs.readFileSync(path.join(config.output.path, `${name}.js`), 'utf8'));
    });
  });
}

/** Whether the name is gone from the module, or stands for a value where webpack provides it. */
function isReplaced(code, name) {
  const [, rendered] = /^probe\(\(\) => (.*)\);/m.exec(code) ?? [];
  if (rendered === undefined) return false;
  if (rendered !== name) return true;

  let value;
  const probe = (read) => {
    try {
      value = read();
    } catch {
      value = undefined;
    }
  };
  try {
    vm.runInNewContext(code, { console, probe, self: {} });
  } catch {
    return false;
  }
  return value !== undefined;
}

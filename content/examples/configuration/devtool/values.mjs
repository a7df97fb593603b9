// Builds with every value of `devtool`, and prints what each map contains and where it is.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import webpack from 'webpack';

const values = [
  false,
  'eval',
  ...['', 'inline-', 'hidden-', 'eval-'].flatMap((place) =>
    ['', 'nosources-'].flatMap((text) =>
      ['', 'cheap-', 'cheap-module-'].map((detail) => `${place}${text}${detail}source-map`),
    ),
  ),
];

const build = (devtool) =>
  new Promise((resolve, reject) => {
    const config = {
      mode: 'development',
      devtool,
      cache: false,
      output: { path: `${import.meta.dirname}/dist`, clean: true },
      module: {
        rules: [
          {
            test: /\.js$/,
            loader: 'babel-loader',
            options: { presets: [['@babel/preset-env', { targets: 'ie 11' }]] },
          },
        ],
      },
    };
    webpack(config, (error, stats) =>
      error || stats.hasErrors() ? reject(error ?? stats.toString()) : resolve(),
    );
  });

const INLINE = /sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/=]+)/g;

function readMaps() {
  const bundle = readFileSync('dist/main.js', 'utf8');
  const inBundle = [...bundle.matchAll(INLINE)].map(([, data]) => Buffer.from(data, 'base64'));
  if (inBundle.length > 0) {
    return { place: inBundle.length > 1 ? 'each module' : 'bundle', texts: inBundle };
  }
  if (!readdirSync('dist').includes('main.js.map')) return { place: 'none', texts: [] };
  const isLinked = bundle.includes('sourceMappingURL=main.js.map');
  return {
    place: isLinked ? 'file' : 'file without link',
    texts: [readFileSync('dist/main.js.map')],
  };
}

function shown(maps, devtool) {
  if (maps.length === 0) return devtool === 'eval' ? 'generated' : 'bundle';
  const content = maps
    .map(
      ({ sources, sourcesContent = [] }) =>
        sourcesContent[sources.findIndex((source) => source.includes('format.js'))],
    )
    .find(Boolean);
  if (content === undefined) return 'names and lines';
  return content.includes('=>') ? 'original' : 'compiled';
}

const hasColumns = ({ mappings }) => mappings.split(';').some((line) => line.includes(','));

for (const devtool of values) {
  await build(devtool);
  const { place, texts } = readMaps();
  const maps = texts.map((text) => JSON.parse(text));
  const columns = maps.some(hasColumns) ? 'columns' : 'no columns';
  console.log(
    `${devtool}: ${place}, ${shown(maps, devtool)}${maps.length > 0 ? `, ${columns}` : ''}`,
  );
}
rmSync('dist', { recursive: true });

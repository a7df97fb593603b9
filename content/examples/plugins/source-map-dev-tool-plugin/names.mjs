// Prints the rows of the table of placeholders, for one module.
import webpack from 'webpack';
import { build } from './build.mjs';

const placeholders = {
  '[namespace]': 'namespace',
  '[resource-path]': 'resourcePath',
  '[query]': 'query',
  '[resource]': 'resource',
  '[absolute-resource-path]': 'absoluteResourcePath',
  '[loaders]': 'loaders',
  '[all-loaders]': 'allLoaders',
  '[short-identifier]': 'shortIdentifier',
  '[identifier]': 'identifier',
  '[id]': 'moduleId',
  '[hash]': 'hash',
};

let properties;

const [template, names] = await Promise.all(
  [
    Object.keys(placeholders).join(' | '),
    (module) => {
      if (module.query !== '?v=1') return module.resource;
      properties = { ...module };
      return 'the module';
    },
  ].map((moduleFilenameTemplate, index) =>
    build(`names-${index}`, {
      use: './loaders/banner.cjs',
      devtool: false,
      plugins: [
        new webpack.SourceMapDevToolPlugin({
          filename: '[file].map',
          namespace: 'shop',
          moduleFilenameTemplate,
        }),
      ],
    }),
  ),
);

if (!names['main.js.map'].includes('"the module"')) throw new Error('The function was not used.');

const values = JSON.parse(template['main.js.map'])
  .sources.find((name) => name.includes('?v=1'))
  .split(' | ');

Object.entries(placeholders).forEach(([placeholder, property], index) => {
  if (String(properties[property]) !== values[index]) {
    throw new Error(
      `${placeholder} is ${values[index]}, and ${property} is ${properties[property]}`,
    );
  }
  const value = values[index].replace(import.meta.dirname, '/home/ada/shop');
  console.log(`| \`${placeholder}\` | \`${property}\` | \`${value}\` |`);
});

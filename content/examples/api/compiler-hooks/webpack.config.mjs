/** `--env plugin=./a.mjs,./b.mjs` applies the plugins of these files, `set=NAME` sets a variable. */
export default async ({ plugin, option, text, set, entry = './src/index.js', failing }) => {
  if (set) process.env[set] = '1';
  const plugins = await Promise.all(
    plugin.split(',').map(async (file) => {
      const [Plugin] = Object.values(await import(file));
      return new Plugin(text ? { text: Number(text) } : option);
    }),
  );
  const fails = (compiler) => {
    compiler.hooks[failing].tap('Fails', () => {
      throw new Error('Failed on purpose');
    });
  };
  return { mode: 'production', entry, plugins: [...plugins, failing && fails] };
};

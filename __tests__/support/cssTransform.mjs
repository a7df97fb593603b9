const CLASS_NAME = /\.(-?[a-z_][\w-]*)/gi;

/** @param {string} name */
const camelCase = (name) => name.replace(/-+\w/g, (dashed) => dashed.slice(-1).toUpperCase());

/** A CSS module becomes its class names, each under the name that Gatsby exports it by. */
export default {
  /** @param {string} css */
  process(css) {
    const names = [...css.matchAll(CLASS_NAME)].map(([, name = '']) => name);
    const classes = Object.fromEntries(names.map((name) => [camelCase(name), name]));
    return { code: `module.exports = ${JSON.stringify(classes)};` };
  },
};

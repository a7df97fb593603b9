/** Set by Gatsby: the folder that the site is served from. */
declare const __PATH_PREFIX__: string;

declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}

declare module 'gray-matter/lib/engines' {
  const engines: { yaml: { parse: (text: string) => object } };
  export default engines;
}

const PREFIX = 'export default ';
const SUFFIX = ';\n';

/** A page's body as the script that the browser loads on navigation. */
export const toBodyChunk = (html: string) => PREFIX + JSON.stringify(html) + SUFFIX;

/** The HTML in such a script, for the server that renders the page. */
export const fromBodyChunk = (script: string) =>
  JSON.parse(script.slice(PREFIX.length, -SUFFIX.length)) as string;

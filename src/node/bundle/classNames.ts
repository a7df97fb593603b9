/** Class names stand in script, styles and document: the file and the part are for `develop`. */
export function shortenClassNames(value: unknown): void {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if ('localIdentName' in value) value.localIdentName = '[hash:base64:5]';
  Object.values(value).forEach(shortenClassNames);
}

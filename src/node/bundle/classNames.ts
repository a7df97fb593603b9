/** Class names are in scripts, styles and documents, so a build leaves out the names of file and part. */
export function shortenClassNames(value: unknown): void {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return;
  if ('localIdentName' in value) value.localIdentName = '[hash:base64:5]';
  Object.values(value).forEach(shortenClassNames);
}

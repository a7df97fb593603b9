const KILOBYTE = 1000;

/** Bytes as one reads them: `1.2 MB`, `480 KB`; only nothing at all is smaller than 1 KB. */
export function sizeText(bytes: number): string {
  if (bytes === 0) return '0 KB';
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

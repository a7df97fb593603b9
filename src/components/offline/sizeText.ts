const KILOBYTE = 1000;

/** A size for readers: `1.2 MB`, `480 KB`. Anything but 0 is at least 1 KB. */
export function sizeText(bytes: number): string {
  if (bytes === 0) return '0 KB';
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

const TIME = /\b\d+(?:\.\d+)? ?(?:ms|s|seconds?|minutes?)\b/g;
const CLOCK = /\b\d{1,2}:\d{2}:\d{2}(?: [AP]M)?\b/g;
/** Eight or more hexadecimal digits, one of them 0 to 9. */
const HASH = /(?<![0-9a-zA-Z])(?=[a-f]*\d)[0-9a-f]{8,64}(?![0-9a-zA-Z])/g;
/** What Node.js puts before a warning. */
const PROCESS = /\(node:\d+\)/g;
const PORT = /(?<=\blocalhost|127\.0\.0\.1|\[::1?\]|0\.0\.0\.0):\d+/g;

/** Replaces what differs between runs: times, hashes, ports and the project's folder. */
export function mask(text: string, folders: readonly string[] = []): string {
  const withoutFolders = [...folders]
    .sort((a, b) => b.length - a.length)
    .reduce((masked, folder) => masked.replaceAll(folder, '<folder>'), text);

  return withoutFolders
    .replace(TIME, '<time>')
    .replace(CLOCK, '<time>')
    .replace(HASH, (hash) => `<hash of ${hash.length}>`)
    .replace(PROCESS, '(node:<process>)')
    .replace(PORT, ':<port>');
}

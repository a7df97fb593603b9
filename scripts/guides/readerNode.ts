import { nodeFromNpm } from '../programs/nodeFromNpm';

/** The line with long-term support that replaces a Node.js that is too old for a page. */
const LINE = '24';

/** Whether `22.12.0` is older than `22.13`. */
export function isOlder(version: string, wanted: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major === wantedMajor ? minor < wantedMinor : major < wantedMajor;
}

const isTooOld = (wanted: string | undefined): boolean =>
  wanted !== undefined && isOlder(process.versions.node, wanted);

/** The Node.js that runs a page's commands, for the digest of the page. */
export const nodeNameFor = (wanted: string | undefined): string =>
  isTooOld(wanted) ? `node ${LINE}` : process.version;

/** The file of a Node.js that is new enough: this one, or one from npm. Throws if there is none. */
export const nodeFor = (wanted: string | undefined): string =>
  isTooOld(wanted) ? nodeFromNpm(LINE) : process.execPath;

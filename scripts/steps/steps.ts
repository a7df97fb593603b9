import type { LineIssue } from './lineIssue';

/** What the reader of a page does or sees, in the order of the page. */
export type Step = Action & { line: number };

type WithText<Kind extends string> = { kind: Kind; file: string; text: string };
type OnFile<Kind extends string> = { kind: Kind; file: string };
type FromTo<Kind extends string> = { kind: Kind; from: string; to: string };
/** A page, opened with its scripts run, and the buttons to click on it. */
type OnPage<Kind extends string> = { kind: Kind; page: string; clicks: string[]; text: string };

export type Action =
  | { kind: 'begin' }
  | WithText<'write'>
  | WithText<'patch'>
  | { kind: 'replace'; file: string; from: string; to: string }
  | FromTo<'copy'>
  | FromTo<'move'>
  | OnFile<'delete'>
  | { kind: 'install'; packages: string[]; dev: boolean; exact: boolean }
  | { kind: 'run'; command: string; until?: string }
  /** What the last command printed: whole, or a part of it. */
  | { kind: 'printed'; text: string }
  | { kind: 'prints'; text: string }
  | { kind: 'fails' }
  | { kind: 'await'; text: string }
  | { kind: 'stop' }
  /** Lines that are already in a file, and the content of a file that a command wrote. */
  | WithText<'holds'>
  | WithText<'compare'>
  | OnFile<'exists'>
  | OnFile<'missing'>
  | { kind: 'lists'; folder: string; text: string }
  | WithText<'contains'>
  | WithText<'lacks'>
  | OnPage<'shows'>
  | OnPage<'logs'>
  | { kind: 'aside' }
  | { kind: 'back' }
  | { kind: 'skip'; why: string };

export type Reading = {
  steps: Step[];
  /** Issues of its comments, before anything is tried. */
  issues: LineIssue[];
  /** Whether the page has a `follow:` comment. */
  hasComments: boolean;
  /** Why the page can't be followed. */
  unfollowable?: string;
  /** The release of Node.js that the page needs. */
  needsNode?: string;
};

import type { Kept, Scope } from './manifest';

/** What a page asks of the worker, which answers each on the port that comes with it. */
export type Request =
  | { type: 'visit'; path: string; release: string }
  | { type: 'keep'; path: string; release: string; digest: string; files: readonly string[] }
  | { type: 'remove'; paths: readonly string[] }
  /** A scope that is kept whole is brought up to date after every release. */
  | { type: 'want'; scope: Scope; isWanted: boolean }
  | { type: 'list' }
  | { type: 'activate' };

/** Why a page could not be kept: no room, no way to the site, or the site changed meanwhile. */
export type Problem = 'full' | 'unreachable' | 'changed';

export type KeepReply = { problem?: Problem };

export type ListReply = Kept & {
  titles: Readonly<Record<string, string>>;
  wanted: readonly Scope[];
};

export type Reply<Type extends Request['type']> = Type extends 'list' ? ListReply : KeepReply;

/** Why the shell shows the screen of a page that is not kept. */
export type Unkept = 'offline' | 'unreachable';

/** Attributes of the shell's root element. */
export const UNKEPT = { path: 'data-unkept', reason: 'data-unkept-reason' } as const;

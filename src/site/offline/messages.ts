import type { Kept, Scope } from './manifest';

/** What a page asks of the worker, which answers each on the port that comes with it. */
export type Request =
  | { type: 'visit'; path: string; release: string }
  | { type: 'keep'; path: string; release: string }
  /** Saves some of the pages that the menus around `path` lead to. */
  | { type: 'save-linked'; path: string }
  | { type: 'remove'; scope: Scope; paths: readonly string[] }
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
  /** Pages that were saved because menus lead to them. */
  linked: readonly string[];
};

/** `isDone` when there is nothing more to save. */
export type SaveLinkedReply = KeepReply & { isDone?: boolean };

export type Reply<Type extends Request['type']> = Type extends 'list'
  ? ListReply
  : Type extends 'save-linked'
    ? SaveLinkedReply
    : KeepReply;

/** The worker sends this to every page when other pages are saved than before. */
export const SAVED_PAGES_CHANGED = 'saved-pages-changed';

/** Why the shell shows the screen of a page that is not kept. */
export type Unkept = 'offline' | 'unreachable';

/** Attributes of the shell's root element. */
export const UNKEPT = { path: 'data-unkept', reason: 'data-unkept-reason' } as const;

import type { Saved, Scope } from './manifest';

/** What a page asks of the worker, which answers each on the port that comes with it. */
export type Request =
  | { type: 'visit'; path: string; release: string }
  | { type: 'save'; path: string; release: string }
  /** Saves some of the pages that the menus around `path` lead to. */
  | { type: 'save-linked'; path: string }
  | { type: 'remove'; scope: Scope; paths: readonly string[] }
  /** A scope that is saved whole is brought up to date after every release. */
  | { type: 'want'; scope: Scope; isWanted: boolean }
  | { type: 'list' }
  | { type: 'activate' };

/** Why a page could not be saved: no room, no way to the site, or the site changed meanwhile. */
export type Problem = 'full' | 'unreachable' | 'changed';

export type SaveReply = { problem?: Problem };

export type ListReply = Saved & {
  titles: Readonly<Record<string, string>>;
  wanted: readonly Scope[];
  /** Pages that were saved because menus lead to them. */
  linked: readonly string[];
};

/** `isDone` when there is nothing more to save. */
export type SaveLinkedReply = SaveReply & { isDone?: boolean };

export type Reply<Type extends Request['type']> = Type extends 'list'
  ? ListReply
  : Type extends 'save-linked'
    ? SaveLinkedReply
    : SaveReply;

/** The worker sends this to every page when other pages are saved than before. */
export const SAVED_PAGES_CHANGED = 'saved-pages-changed';

/** Why the shell shows the screen of a page that is not saved. */
export type Unavailable = 'offline' | 'unreachable';

/** Attributes of the shell's root element. */
export const UNAVAILABLE = { path: 'data-unavailable', reason: 'data-unavailable-reason' } as const;

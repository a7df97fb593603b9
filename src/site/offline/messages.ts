import type { Saved, Scope } from './manifest';

/** Messages from a page to the worker, which answers each on the port that is sent with it. */
export type Request =
  | { type: 'visit'; path: string; release: string }
  | { type: 'save'; path: string; release: string }
  /** Saves some of the pages that the menus around `path` link to. */
  | { type: 'save-linked'; path: string }
  | { type: 'remove'; scope: Scope; paths: readonly string[] }
  /** A wanted scope is saved completely, and updated after every release. */
  | { type: 'want'; scope: Scope; isWanted: boolean }
  | { type: 'list' }
  | { type: 'activate' };

/** Why a page could not be saved: no space, no network, or the site has changed. */
export type Problem = 'full' | 'unreachable' | 'changed';

export type SaveReply = { problem?: Problem };

export type ListReply = Saved & {
  titles: Readonly<Record<string, string>>;
  wanted: readonly Scope[];
  /** Pages that were saved because menus link to them. */
  linked: readonly string[];
};

/** `isDone` if there is nothing more to save. */
export type SaveLinkedReply = SaveReply & { isDone?: boolean };

export type Reply<Type extends Request['type']> = Type extends 'list'
  ? ListReply
  : Type extends 'save-linked'
    ? SaveLinkedReply
    : SaveReply;

/** Sent to every page when the saved pages have changed. */
export const SAVED_PAGES_CHANGED = 'saved-pages-changed';

/** Why a page is unavailable: the app shell shows the offline screen instead. */
export type Unavailable = 'offline' | 'unreachable';

/** Attributes of the shell's root element. */
export const UNAVAILABLE = { path: 'data-unavailable', reason: 'data-unavailable-reason' } as const;

import { linkedPagesToSave } from '../site/offline/linkedPages';
import type { Scope } from '../site/offline/manifest';
import type { SaveLinkedReply } from '../site/offline/messages';
import { ownManifest } from './manifest';
import { presentNow } from './list';
import { savePage } from './pages';
import { isListOfStrings, readState, writeState } from './state';
import { ownRelease } from './stores';

const LINKED = 'linked';
const DECLINED = 'declined';
const MAX_AT_ONCE = 3;

/** Pages that were saved because menus link to them. */
export const linkedPaths = async () => (await readState(LINKED, isListOfStrings)) ?? [];

const declinedScopes = async () => ((await readState(DECLINED, isListOfStrings)) ?? []) as Scope[];

/** What a reader has removed is not saved automatically again. */
export async function decline(declined: Scope): Promise<void> {
  await writeState(DECLINED, [...new Set([...(await declinedScopes()), declined])]);
}

/** Reverts `decline` for what the reader saves again. */
export async function undecline(wanted: Scope): Promise<void> {
  const scopes = await declinedScopes();
  const rest = wanted === 'everything' ? [] : scopes.filter((each) => each !== wanted);
  await writeState(DECLINED, rest);
}

let last: Promise<unknown> = Promise.resolve();

/** Saves the next pages that the menus around a page link to, for one tab at a time. */
export function saveLinked(path: string): Promise<SaveLinkedReply> {
  const reply = last.then(() => saveNext(path));
  last = reply.catch(() => undefined);
  return reply;
}

async function saveNext(path: string): Promise<SaveLinkedReply> {
  const manifest = await ownManifest();
  const declined = await declinedScopes();
  if (!manifest || declined.includes('everything')) return { isDone: true };
  const saved = await presentNow();
  const noted = await linkedPaths();
  const next = linkedPagesToSave(manifest, {
    path,
    saved,
    linked: noted.filter((each) => each in saved.pages),
    declined: declined.filter((each) => each !== 'everything'),
  }).slice(0, MAX_AT_ONCE);
  if (next.length > 0) await writeState(LINKED, [...new Set([...noted, ...next])]);
  await Promise.all(next.map((each) => savePage(each, ownRelease())));
  return { isDone: next.length < MAX_AT_ONCE };
}

import { linkedPagesToSave } from '../site/offline/linkedPages';
import type { Scope } from '../site/offline/manifest';
import type { SaveLinkedReply } from '../site/offline/messages';
import { ownManifest } from './manifest';
import { savedNow } from './list';
import { savePage } from './pages';
import { isListOfStrings, readState, writeState } from './state';
import { ownRelease } from './stores';

const LINKED = 'linked';
const DECLINED = 'declined';
const AT_ONCE = 3;

/** Pages that were saved because menus lead to them. */
export const linkedPaths = async () => (await readState(LINKED, isListOfStrings)) ?? [];

const declinedScopes = async () => ((await readState(DECLINED, isListOfStrings)) ?? []) as Scope[];

/** What a reader has removed does not come back on its own; what they save, does. */
export async function decline(declined: Scope, isDeclined: boolean): Promise<void> {
  const others = (await declinedScopes()).filter(
    (each) => each !== declined && (isDeclined || each !== 'everything'),
  );
  await writeState(DECLINED, isDeclined ? [...others, declined] : others);
}

/** Saves the next of the pages that the menus around a page lead to. */
export async function saveLinked(path: string): Promise<SaveLinkedReply> {
  const manifest = await ownManifest();
  const declined = await declinedScopes();
  if (!manifest || declined.includes('everything')) return { isDone: true };
  const linked = await linkedPaths();
  const next = linkedPagesToSave(manifest, {
    path,
    saved: await savedNow(),
    linked,
    declined: declined.filter((each) => each !== 'everything'),
  }).slice(0, AT_ONCE);
  // Noted first, so that the budget holds even if this is cut short.
  if (next.length > 0) await writeState(LINKED, [...new Set([...linked, ...next])]);
  await Promise.all(next.map((each) => savePage(each, ownRelease())));
  return { isDone: next.length < AT_ONCE };
}

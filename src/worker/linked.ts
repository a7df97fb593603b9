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
const AT_ONCE = 3;

/** Pages that were saved because menus lead to them. */
export const linkedPaths = async () => (await readState(LINKED, isListOfStrings)) ?? [];

const declinedScopes = async () => ((await readState(DECLINED, isListOfStrings)) ?? []) as Scope[];

/** What a reader has removed does not come back on its own. */
export async function decline(declined: Scope): Promise<void> {
  await writeState(DECLINED, [...new Set([...(await declinedScopes()), declined])]);
}

/** What a reader saves after all is no longer declined. */
export async function undecline(wanted: Scope): Promise<void> {
  const scopes = await declinedScopes();
  const rest = wanted === 'everything' ? [] : scopes.filter((each) => each !== wanted);
  await writeState(DECLINED, rest);
}

let last: Promise<unknown> = Promise.resolve();

/** Saves the next of the pages that the menus around a page lead to; one tab after the other. */
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
  }).slice(0, AT_ONCE);
  if (next.length > 0) await writeState(LINKED, [...new Set([...noted, ...next])]);
  await Promise.all(next.map((each) => savePage(each, ownRelease())));
  return { isDone: next.length < AT_ONCE };
}

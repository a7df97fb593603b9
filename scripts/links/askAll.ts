import { createTaskQueue } from '../../src/node/files/taskQueue';
import type { Answer } from './askAddress';

const MAX_HOSTS = 8;

/** Asks for all addresses: several hosts at once, but one address at a time of each. */
export async function askAll(
  urls: readonly string[],
  ask: (url: string) => Promise<Answer>,
  onAnswer: (url: string, answer: Answer) => void,
): Promise<void> {
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const queue = createTaskQueue(MAX_HOSTS);
  const askHost = async (itsUrls: readonly string[]) => {
    for (const url of itsUrls) onAnswer(url, await ask(url));
  };
  await Promise.all([...byHost.values()].map((itsUrls) => queue.run(() => askHost(itsUrls))));
}

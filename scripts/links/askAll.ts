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
  const queue = [...byHost.values()];
  const work = async () => {
    for (let host = queue.shift(); host; host = queue.shift()) {
      for (const url of host) onAnswer(url, await ask(url));
    }
  };
  await Promise.all(Array.from({ length: MAX_HOSTS }, work));
}

import type { Answer } from './askAddress';
import type { ExternalLinks } from './externalLinks';

const TITLES = {
  broken: 'Broken: replace the link, or remove it',
  moved: 'Moved permanently: use the new address',
  unsure: 'Unsure: open the link in a browser',
} as const;

/** The number of all links, and the bad ones by kind and place. */
export function linkReport(links: ExternalLinks, answers: ReadonlyMap<string, Answer>): string {
  const states = ['broken', 'moved', 'unsure'] as const;
  const sections = states.flatMap((state) => {
    const lines = [...answers]
      .filter(([, answer]) => answer.state === state)
      .flatMap(([url, answer]) =>
        (links.get(url) ?? []).map((place) => lineOf(url, answer, place)),
      );
    return lines.length === 0 ? [] : ['', TITLES[state], ...lines.sort()];
  });
  const count = (state: Answer['state']) =>
    [...answers.values()].filter((answer) => answer.state === state).length;
  const counts = [`${count('ok')} ok`, ...states.map((state) => `${count(state)} ${state}`)];
  return [`${answers.size} addresses: ${counts.join(', ')}`, ...sections].join('\n');
}

function lineOf(url: string, answer: Answer, { file, line }: { file: string; line: number }) {
  const what =
    answer.state === 'moved' ? `Fix: ${answer.to}` : 'reason' in answer ? answer.reason : '';
  return `  ${file}:${line}\n    ${url}\n    ${what}`;
}

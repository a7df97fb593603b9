/** Shows the flags that contain all words of the filter, and opens their groups. */
export function filterFlags(event: Event): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.closest('.flag-filter')) return;
  const list = input.closest('.flag-list');
  if (!list) return;
  const words = wordsOf(input.value);
  let count = 0;
  for (const group of list.querySelectorAll('details')) {
    const found = showMatches(group, words);
    group.hidden = found === 0;
    group.open = words.length > 0 && found > 0;
    count += found;
  }
  const status = list.querySelector('[role=status]');
  if (status) status.textContent = words.length > 0 ? resultText(count) : '';
}

const resultText = (count: number) =>
  count === 0 ? 'No flag contains this.' : `${count} ${count === 1 ? 'flag' : 'flags'}`;

/** `--output.path` and `output path` find `--output-path`. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^--(no-)?/, '')
    .split(/[\s.-]+/)
    .filter(Boolean);

function showMatches(group: Element, words: readonly string[]): number {
  let found = 0;
  for (const item of group.querySelectorAll('li')) {
    const text = item.textContent.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) found += 1;
  }
  return found;
}

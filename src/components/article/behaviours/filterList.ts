/** Shows the items of lists whose names contain all words of their filter, in unfolded groups. */
export function filterList(event: Event): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return;
  const box = input.closest('.filterable, .releases');
  const status = box?.querySelector('[role=status]');
  if (!box || !status) return;
  const words = wordsOf(input.value);
  let count = 0;
  for (const list of box.querySelectorAll(':scope > ul, .release > .filterable > ul')) {
    const found = showMatches(list, '', words);
    const release = list.closest<HTMLElement>('.release');
    if (release) release.hidden = found === 0 && words.length > 0;
    count += found;
  }
  status.textContent = words.length > 0 ? countText(count) : '';
}

const countText = (count: number) => (count === 1 ? '1 found' : `${count || 'None'} found`);

/** `--output.path` and `output path` find `output.path` and `--output-path`. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^--(no-)?/, '')
    .split(/[\s.-]+/)
    .filter(Boolean);

/** Returns how many names of the list and of the lists below match. */
function showMatches(list: Element, owner: string, words: readonly string[]): number {
  let found = 0;
  for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
    const group = item.querySelector('details');
    const line = group?.querySelector('summary') ?? item;
    const path = `${owner} ${namesIn(line)}`;
    const matches = words.every((word) => path.includes(word));
    const inner = group?.querySelector(':scope > ul');
    const below = inner ? showMatches(inner, path, words) : 0;
    if (group) group.open = words.length > 0 ? below > 0 : group.dataset['open'] === 'true';
    item.hidden = !matches && below === 0;
    found += below + (matches && (!group || line.querySelector('a')) ? 1 : 0);
  }
  return found;
}

const namesIn = (line: Element) =>
  [...line.querySelectorAll('a, code')].map((each) => each.textContent.toLowerCase()).join(' ');

/** Shows the options whose paths contain what the reader types, and unfolds what they belong to. */
export function filterOptions(event: Event): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.closest('.options-filter')) return;
  const box = input.closest('.options');
  const list = box?.querySelector(':scope > ul');
  const output = box?.querySelector('output');
  if (!list || !output) return;
  const wanted = input.value.trim().toLowerCase();
  const found = showMatches(list, '', wanted);
  output.textContent = wanted === '' ? '' : countText(found);
}

const countText = (count: number) => (count === 1 ? '1 option' : `${count || 'No'} options`);

/** Resolves with how many entries of a list and of the lists below match. */
function showMatches(list: Element, owner: string, wanted: string): number {
  let found = 0;
  for (const entry of list.querySelectorAll<HTMLElement>(':scope > li')) {
    const path = `${owner}${entry.dataset['name']?.toLowerCase()}`;
    const matches = path.includes(wanted);
    const group = entry.querySelector('details');
    const inner = group?.querySelector(':scope > ul');
    const below = inner ? showMatches(inner, `${path}.`, wanted) : 0;
    if (group) group.open = wanted !== '' && below > 0;
    entry.hidden = !matches && below === 0;
    found += below + (matches ? 1 : 0);
  }
  return found;
}

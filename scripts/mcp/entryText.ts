import { isObject } from '../../src/site/isObject';

export type Entry = Readonly<Record<string, unknown>> & { name: string; url: string };

/** Said by the first two lines, by the type, or of use to programs only. */
const LEFT_OUT = ['name', 'url', 'documented', 'signatures', 'internal'];

/** What the reference has of something: its name, its address, and a line for each fact. */
export function entryText(list: string, entry: Entry): string {
  const facts = Object.entries(entry)
    .filter(([key]) => !LEFT_OUT.includes(key))
    .map(([key, value]) => [key, valueText(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${text}`);
  return [`${entry.name} (${list})`, entry.url, ...facts].join('\n');
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(itemText).join(', ');
  if (typeof value === 'string') return value;
  return value === true ? 'yes' : '';
}

/** An item of a list: a word, a parameter, a default, or something that has an entry itself. */
function itemText(item: unknown): string {
  if (typeof item === 'string') return item;
  if (!isObject(item)) return '';
  if (typeof item.value === 'string') return defaultText({ ...item, value: item.value });
  const name = String(item.name);
  return 'url' in item ? name : `${name}: ${String(item.type)}`;
}

/** `"production" (modes: none; targets: node)` */
function defaultText({
  value,
  ...conditions
}: Record<string, unknown> & { value: string }): string {
  const stated = Object.entries(conditions)
    .filter(([, names]) => Array.isArray(names) && names.length > 0)
    .map(([key, names]) => `${key}: ${(names as string[]).join(', ')}`);
  return stated.length > 0 ? `${value} (${stated.join('; ')})` : value;
}

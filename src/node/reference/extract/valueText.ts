import { posix, win32 } from 'node:path';

/** A value as one writes it in a configuration; undefined if it does not fit on a line. */
export function valueText(value: unknown, folder: string): string | undefined {
  if (typeof value === 'string') return textOfString(value, folder);
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    return inBrackets(
      '[',
      value.map((item) => valueText(item, folder)),
      ']',
    );
  }
  if (typeof value === 'object' && value !== null) {
    if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
    const parts = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => {
        const text = valueText(part, folder);
        return text === undefined
          ? undefined
          : `${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${text}`;
      });
    return inBrackets('{ ', parts, ' }');
  }
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || value === null;
  return isPlain ? String(value) : undefined;
}

const MAX_LENGTH = 120;

function inBrackets(open: string, parts: readonly (string | undefined)[], close: string) {
  if (parts.length === 0) return (open + close).replaceAll(' ', '');
  if (parts.includes(undefined)) return undefined;
  const text = open + parts.join(', ') + close;
  return text.length > MAX_LENGTH ? undefined : text;
}

/** Paths are those of the folder in which webpack was asked. */
function textOfString(text: string, folder: string): string | undefined {
  if (text === folder) return 'process.cwd()';
  const path = posix.isAbsolute(folder) ? posix : win32;
  if (text.startsWith(folder + path.sep)) {
    const relative = path.relative(folder, text).replaceAll(path.sep, '/');
    return `path.resolve(${JSON.stringify(relative)})`;
  }
  return path.isAbsolute(text) && text.length > 1 ? undefined : JSON.stringify(text);
}

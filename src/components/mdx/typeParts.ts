/** The alternatives of a type: `"a" | (b | c)[]` has two. */
export function typeParts(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < type.length; index += 1) {
    const isArrow = type[index] === '>' && type[index - 1] === '=';
    if ('([{<'.includes(type[index]!)) depth += 1;
    if (')]}>'.includes(type[index]!) && !isArrow) depth -= 1;
    if (depth === 0 && type.startsWith(' | ', index)) {
      parts.push(type.slice(start, index));
      start = index + 3;
    }
  }
  return [...parts, type.slice(start)];
}

const ROOM = 72;

/** As many alternatives as fit on a line, and how many are left out. */
export function shortened(type: string): { shown: string; left: number } {
  const parts = typeParts(type);
  // A long function has no alternatives to leave out.
  const isWhole = parts.length === 1 && !type.startsWith('{');
  if (type.length <= ROOM || isWhole) return { shown: type, left: 0 };
  let shown = '';
  let count = 0;
  for (const part of parts) {
    const next = shown === '' ? part : `${shown} | ${part}`;
    if (next.length > ROOM) break;
    shown = next;
    count += 1;
  }
  return { shown, left: parts.length - count };
}

/** A type as pieces of text, with the names that lead somewhere. */
export function linkedParts(
  type: string,
  links: Readonly<Record<string, string>>,
): { text: string; url?: string | undefined }[] {
  return type
    .split(/(?<![\w.$"'])([A-Z]\w*)(?![\w"'])/)
    .map((text, index) => ({ text, url: index % 2 === 1 ? links[text] : undefined }))
    .filter(({ text }) => text !== '');
}

/** Headings whose words are one piece of code, and nothing beside it but a badge or an id. */
const HEADING = /^#{2,6}[ \t]+`([^`\n]+)`[ \t]*(?:\[#[^\]\s]+\])?[ \t]*(?:<Badge\b.*)?$/gm;

/** The headings of a text that name something of webpack: ``### `output.filename` ``. */
export const codeTitles = (text: string): string[] =>
  [...text.matchAll(HEADING)].map(([, title = '']) => title);

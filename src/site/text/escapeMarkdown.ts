/** A text as it is written in a line of Markdown; what stands in code marks is code there, too. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/`[^`]+`|[\\`*_[\]<]/g, (part) => (part.length > 1 ? part : `\\${part}`));

const WORDS_PER_MINUTE = 220;

/** Minutes to read a compiled text, code included; at least one. */
export function readingTime(html: string): number {
  const text = html.replace(/<button\b[^>]*>.*?<\/button>/gs, ' ').replace(/<[^>]+>/g, ' ');
  const words = text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

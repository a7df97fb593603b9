import type { ReferenceMessage } from '../../types';
import { messagesIn } from './messagesIn';

export type SourceFile = { file: string; text: string };

/** The messages of all files, each text once. */
export function readMessages(files: readonly SourceFile[]): ReferenceMessage[] {
  const byText = new Map<string, ReferenceMessage>();
  for (const { file, text } of files) {
    for (const found of messagesIn(text, file)) {
      const known = byText.get(found.text);
      if (!known) byText.set(found.text, { ...found, files: [file] });
      else if (!known.files.includes(file)) known.files.push(file);
    }
  }
  return [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

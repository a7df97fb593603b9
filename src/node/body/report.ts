import type { Node } from 'unist';
import type { VFile } from 'vfile';

/** Reports an issue on the file, at the node that it is about. */
export function report(file: VFile, node: Node | undefined, message: string, fix?: string): void {
  const note = file.message(message, { place: node?.position });
  if (fix !== undefined) note.note = fix;
}

import { digest } from '../files/digest';
import type { PublicFiles } from './publicFiles';

/** Writes a file whose name holds its hash, and returns its url. */
export type WriteNamed = (name: string, extension: string, text: string) => string;

export const namedFiles =
  ({ write }: Pick<PublicFiles, 'write'>, folder: string): WriteNamed =>
  (name, extension, text) => {
    const url = `${folder}${name}.${digest(text, 8)}.${extension}`;
    write(url, text);
    return url;
  };

import type { Picture, PictureIssue } from '../body/types';
import { pictureFile, readPicture } from './pictures';
import { contentFilesIn, readContentBytes } from './files/contentFiles';
import { writePublicFile } from '../output/publicFiles';

/** Files of `content/` by the addresses at which they are published. */
const files = new Map<string, string>();

/** The pictures next to a page that its text may show, by their addresses in it. */
export function picturesOf(
  path: string,
  addresses: readonly string[],
): Readonly<Record<string, Picture | PictureIssue>> {
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const file = pictureFile(path, address);
      if (file === undefined) return [];
      const folder = file.replace(/[^/]*$/, '');
      const picture = readPicture({ file, bytes: readContentBytes(file) }, () =>
        contentFilesIn(folder),
      );
      if ('url' in picture) files.set(picture.url, file);
      return [[address, picture] as const];
    }),
  );
}

/** Copies the pictures that a text shows to where it shows them. */
export function writePictures(urls: readonly string[]): void {
  for (const url of urls) {
    const bytes = readContentBytes(files.get(url) ?? '');
    if (bytes) writePublicFile(url, bytes);
  }
}

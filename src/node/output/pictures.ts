import { contentOnDisk } from '../content/files/contentFiles';
import { publishedPictureFile } from '../content/pictures';
import type { PublicFiles } from './publicFiles';

/** Copies the pictures that pages show to the addresses at which they show them. */
export function writePictures(urls: readonly string[], { write }: PublicFiles): void {
  for (const url of urls) {
    const bytes = contentOnDisk.read(publishedPictureFile(url));
    if (bytes) write(url, bytes);
  }
}

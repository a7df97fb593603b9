import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cardUrl } from '../../site/card';
import { readCached, writeCached } from '../files/cachedJson';
import { digest } from '../files/digest';
import { fromRoot } from '../files/fromRoot';
import { createTaskQueue } from '../files/taskQueue';
import type { PublicFiles } from '../output/publicFiles';
import { cardSvg, type CardStyle, type CardText } from './cardSvg';
import { readCardStyle } from './cardStyle';
import { drawPng, PNG } from './png';

const CACHE = fromRoot('node_modules/.cache/cards');

/**
 * Social images. A name holds the digest of what is drawn, so networks ask again for an image that has
 * changed, and for no other. sharp draws in other threads while the rest of the site is built.
 */
export function createCards({ write }: Pick<PublicFiles, 'write'>) {
  const queue = createTaskQueue(availableParallelism());
  const drawings: Promise<void>[] = [];
  let style: CardStyle | undefined;

  const drawing = async (svg: string, key: string): Promise<Buffer> => {
    const file = join(CACHE, `${key}.cached`);
    const saved = readCached(file);
    if (typeof saved === 'string') return Buffer.from(saved, 'base64');
    const png = await queue.run(() => drawPng(svg));
    writeCached(file, png.toString('base64'));
    return png;
  };

  return {
    /** Has the card of a page drawn, and returns its url at once. */
    draw(page: string, text: CardText): string {
      style ??= readCardStyle();
      const svg = cardSvg(text, style);
      const key = digest(svg + JSON.stringify(PNG), 24);
      const url = cardUrl(page, key.slice(0, 8));
      const written = drawing(svg, key).then((png) => write(url, png));
      // `finish` reports it.
      written.catch(() => undefined);
      drawings.push(written);
      return url;
    },

    /** Waits until all cards are written. */
    async finish(): Promise<void> {
      await Promise.all(drawings);
    },
  };
}

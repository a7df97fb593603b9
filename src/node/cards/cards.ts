import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cardUrl } from '../../site/card';
import { readCached, writeCached } from '../files/cachedJson';
import { digest } from '../files/digest';
import { fromRoot } from '../files/fromRoot';
import { nodeScript } from '../files/nodeScript';
import { packageVersion } from '../files/packageVersion';
import { createTaskQueue } from '../files/taskQueue';
import type { PublicFiles } from '../output/publicFiles';
import { cardSvg, type CardStyle, type CardText } from './cardSvg';
import { readCardStyle, STYLE_FILES } from './cardStyle';
import { drawPng, PNG } from './png';

const CACHE = fromRoot('node_modules/.cache/cards');
const CODE = fromRoot('src/node/cards/cards.ts');
const PACKAGES = ['@fontsource/inter', '@fontsource/jetbrains-mono', 'fontkit', 'sharp'];

type SavedCard = {
  url: string;
  /** In base64. */
  png: string;
};

type Parts = Pick<PublicFiles, 'write'> & {
  cache?: string;
  /** A digest of all that decides how a text looks. */
  look?: () => string;
  readStyle?: () => CardStyle;
};

/**
 * Social images. A name holds the digest of what is drawn, so networks ask again for an image that has
 * changed, and for no other. A text that was drawn before isn't laid out again: that would take seconds
 * in each build. sharp draws in other threads while the rest of the site is built.
 */
export function createCards({
  write,
  cache = CACHE,
  look = currentLook,
  readStyle = readCardStyle,
}: Parts) {
  const queue = createTaskQueue(availableParallelism());
  const written: Promise<void>[] = [];
  let current: string | undefined;
  let style: CardStyle | undefined;

  const drawNew = (page: string, text: CardText, file: string): string => {
    const svg = cardSvg(text, (style ??= readStyle()));
    const url = cardUrl(page, digest(svg + JSON.stringify(PNG), 8));
    const drawn = queue
      .run(() => drawPng(svg))
      .then((png) => {
        writeCached(file, { url, png: png.toString('base64') } satisfies SavedCard);
        write(url, png);
      });
    // `finish` reports it.
    drawn.catch(() => undefined);
    written.push(drawn);
    return url;
  };

  return {
    /** Has the card of a page drawn, and returns its url at once. */
    draw(page: string, text: CardText): string {
      current ??= look();
      const file = join(cache, `${digest(JSON.stringify([current, page, text]), 24)}.cached`);
      const saved = readCached(file) as SavedCard | undefined;
      if (!saved) return drawNew(page, text, file);
      write(saved.url, Buffer.from(saved.png, 'base64'));
      return saved.url;
    },

    /** Waits until all cards are written. */
    async finish(): Promise<void> {
      await Promise.all(written);
    },
  };
}

function currentLook(): string {
  const files = STYLE_FILES.map((file) => readFileSync(fromRoot(file), 'utf8'));
  const versions = PACKAGES.map((name) => `${name} ${packageVersion(name)}`);
  return digest([nodeScript(CODE), ...files, ...versions].join('\0'));
}

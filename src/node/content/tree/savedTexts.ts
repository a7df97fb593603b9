import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCached, writeCached } from '../../files/cachedJson';
import { digest } from '../../files/digest';
import { fromRoot } from '../../files/fromRoot';
import { nodeScript } from '../../files/nodeScript';
import { type PageText, type PlacedText, readText, type ReadText } from './readText';

const FOLDER = fromRoot('node_modules/.cache/texts');
const READER = fromRoot('src/node/content/tree/readText.ts');

/** A digest of the code that reads texts, and of all packages. */
const currentReader = (): string =>
  digest(nodeScript(READER) + readFileSync(fromRoot('package-lock.json'), 'utf8'));

type Parts = {
  /** Reads a text in another thread. */
  readInThread: (text: PlacedText) => Promise<PageText>;
  folder?: string;
  reader?: string;
};

/** What earlier builds found in texts: parsing all pages takes seconds. */
export function savedTexts({ readInThread, folder = FOLDER, reader }: Parts) {
  let current = reader;

  const fileOf = (body: string, bodyLine: number): string => {
    current ??= currentReader();
    return join(folder, `${digest([current, bodyLine, body].join('\0'), 24)}.cached`);
  };

  const read: ReadText = (body, bodyLine = 1) => {
    const file = fileOf(body, bodyLine);
    const saved = readCached(file) as PageText | undefined;
    if (saved) return saved;
    const text = readText(body, bodyLine);
    writeCached(file, text);
    return text;
  };

  return {
    read,

    /** Has all texts that aren't saved read in other threads, next to each other. */
    async prepare(pages: readonly PlacedText[]): Promise<void> {
      const readings = pages.map(async ({ body, bodyLine }) => {
        const file = fileOf(body, bodyLine);
        if (!existsSync(file)) writeCached(file, await readInThread({ body, bodyLine }));
      });
      // A text that failed is read again by who asks for it.
      await Promise.allSettled(readings);
    },
  };
}

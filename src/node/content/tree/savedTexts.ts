import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCached, writeCached } from '../../files/cachedJson';
import { digest } from '../../files/digest';
import { fromRoot } from '../../files/fromRoot';
import { nodeScript } from '../../files/nodeScript';
import { type PageText, readText, type ReadText } from './readText';

const FOLDER = fromRoot('node_modules/.cache/texts');
const READER = fromRoot('src/node/content/tree/readText.ts');

/** A digest of the code that reads texts, and of all packages. */
const currentReader = (): string =>
  digest(nodeScript(READER) + readFileSync(fromRoot('package-lock.json'), 'utf8'));

/** Reads texts, or what an earlier build found in them: parsing all pages takes seconds. */
export function savedTexts(folder = FOLDER, reader?: string): ReadText {
  let current = reader;
  return (body, bodyLine = 1) => {
    current ??= currentReader();
    const file = join(folder, `${digest([current, bodyLine, body].join('\0'), 24)}.cached`);
    const saved = readCached(file) as PageText | undefined;
    if (saved) return saved;
    const text = readText(body, bodyLine);
    writeCached(file, text);
    return text;
  };
}

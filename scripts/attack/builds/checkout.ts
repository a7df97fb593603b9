import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../../../src/node/files/walkFiles';
import { createWorkspace } from '../../files/workspace';
import { siteFaults } from './siteFaults';
import { startBuild } from './startBuild';

const REFERENCE = 'node_modules/.cache/reference';

/** A sentence on one page, and a word in the script and the document of each page. */
const EDITED_PAGE = 'content/guides/caching.mdx';
const SENTENCE = /(?:\nEdition \d+\.)?\n$/;
const EDITED_COMPONENT = 'src/components/layout/Footer.tsx';
const WORD = /<SponsorLink \/>(?:Release \d+)?/;

export type Checkout = ReturnType<typeof createCheckout>;

/** A copy of the repository in which builds can be attacked. */
export function createCheckout() {
  const { folder, remove } = createWorkspace({ withBodies: true });
  const inside = (file: string) => path.join(folder, file);
  if (existsSync(REFERENCE)) cpSync(REFERENCE, inside(REFERENCE), { recursive: true });

  const replace = (file: string, pattern: RegExp, text: string) =>
    writeFileSync(inside(file), readFileSync(inside(file), 'utf8').replace(pattern, text));

  return {
    inside,
    remove,
    build: () => startBuild(folder),
    /** Each edition has different scripts, and another text on one page. */
    edit(edition: number) {
      replace(EDITED_PAGE, SENTENCE, `\nEdition ${edition}.\n`);
      replace(EDITED_COMPONENT, WORD, `<SponsorLink />Release ${edition}`);
    },
    /** The editions that the documents of the built site show: one, if the site is whole. */
    editions: () => editionsIn(inside('public')),
    faults() {
      const editions = editionsIn(inside('public'));
      const mixed = editions.length > 1 ? [`documents of editions ${editions.join(', ')}`] : [];
      return [...siteFaults(inside('public')), ...mixed];
    },
  };
}

function editionsIn(folder: string): string[] {
  const documents = walkFiles(folder).filter((file) => file.endsWith('index.html'));
  const texts = documents.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/(?:Edition|Release) (\d+)/g)]);
  return [...new Set(found.map(([, edition]) => edition!))];
}

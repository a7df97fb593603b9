import type { Node } from 'gatsby';

type Nodes = { getNodesByType: (type: string) => Node[] };

const PAGE_FILE = /^mdx?$/;
const STEP_MS = 20;
const MAX_STEPS = 500;

/** Files without the node of their page. */
function unreadFiles({ getNodesByType }: Nodes): Node[] {
  const read = new Set(
    getNodesByType('Mdx')
      .filter((node) => 'page' in node)
      .map(({ parent }) => parent),
  );
  return getNodesByType('File').filter(
    ({ id, extension }) => PAGE_FILE.test(String(extension)) && !read.has(id),
  );
}

/**
 * After an edit, Gatsby makes the pages without waiting until it has read the file again: on a busy
 * machine, the page would be missing until the next edit. A file that nothing reads is not waited
 * for longer than ten seconds.
 */
export async function untilFilesAreRead(nodes: Nodes): Promise<void> {
  for (let step = 0; step < MAX_STEPS && unreadFiles(nodes).length > 0; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

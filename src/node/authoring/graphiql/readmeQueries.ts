export type SampleQuery = {
  /** The comment at its beginning. */
  title: string;
  /** With an operation name, which GraphiQL shows on its tab. */
  query: string;
};

const BLOCK = /^```graphql\r?\n([\s\S]*?)^```/gm;
const COMMENT = /^#\s*(.*?)\.?\s*$/m;
const ANONYMOUS = /^\{/m;

/** The GraphQL queries of a Markdown text; the comment above each is its title. */
export const readmeQueries = (markdown: string): SampleQuery[] =>
  [...markdown.matchAll(BLOCK)].map(([, block = '']) => {
    const title = COMMENT.exec(block)?.[1] ?? 'Query';
    return { title, query: block.trim().replace(ANONYMOUS, `query ${operationName(title)} {`) };
  });

/** `Sections as folders: how much they hold` -> `SectionsAsFolders` */
function operationName(title: string): string {
  const words = /^[^,:;.(]*/.exec(title)?.[0].match(/[A-Za-z0-9]+/g) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') || 'Query';
}

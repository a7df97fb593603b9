import type { Node } from 'gatsby';
import type { Page } from '../content/page/page';
import { isInNavigation } from '../content/page/pageOrder';
import type { ContentStore } from '../content/contentStore';
import { inPageOrder } from '../content/siblings';

/** An Mdx node as `hooks/nodes.ts` creates it. */
export type MdxNode = Node & { page: Page };
export type SectionNode = Node & { name: string; title: string; url: string; printable: boolean };

type Query = { filter?: object };

export type Context = {
  nodeModel: {
    findAll<T>(
      args: { type: string; query?: Query },
      dependencies: { connectionType: string },
    ): Promise<{ entries: Iterable<T> }>;
    findOne<T>(args: { type: string; query: Query }): Promise<T | null>;
    /** What is running is run again when a node of the type is added, changed or removed. */
    trackPageDependencies(nodes: [], dependencies: { connectionType: string }): void;
  };
};

/** All nodes of a type; what reads them is run again when one is added. */
export async function allOf<T>(
  type: string,
  { nodeModel }: Context,
  filter: object = {},
): Promise<T[]> {
  const { entries } = await nodeModel.findAll<T>(
    { type, query: { filter } },
    { connectionType: type },
  );
  return [...entries];
}

export const pageAt = (url: string, { nodeModel }: Context) =>
  nodeModel.findOne<MdxNode>({ type: 'Mdx', query: { filter: { url: { eq: url } } } });

export type PagesOf = (section: string, context: Context) => Promise<readonly MdxNode[]>;

/**
 * The pages of a section in page order, without those made to be printed. Every page asks for its
 * neighbors: unless nodes change, as in `develop`, all pages are read once.
 */
export function createPagesOf({ isShown }: ContentStore, nodesChange: boolean): PagesOf {
  const read = async (context: Context) => {
    const nodes = await allOf<MdxNode>('Mdx', context);
    return inPageOrder(nodes.filter(({ page }) => isInNavigation(page) && isShown(page)));
  };
  let known: Promise<Map<string, MdxNode[]>> | undefined;

  return async (section, context) => {
    if (nodesChange) {
      return (await read(context)).filter(({ page }) => page.section === section);
    }
    known ??= read(context).then(bySection);
    context.nodeModel.trackPageDependencies([], { connectionType: 'Mdx' });
    return (await known).get(section) ?? [];
  };
}

function bySection(nodes: readonly MdxNode[]): Map<string, MdxNode[]> {
  const sections = new Map<string, MdxNode[]>();
  for (const node of nodes) {
    const { section } = node.page;
    if (section === undefined) continue;
    const pages = sections.get(section) ?? [];
    pages.push(node);
    sections.set(section, pages);
  }
  return sections;
}

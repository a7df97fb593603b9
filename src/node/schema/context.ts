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

/** The pages of a section in page order, without those made to be printed. */
export async function pagesOf(
  section: string,
  context: Context,
  { isShown }: ContentStore,
): Promise<MdxNode[]> {
  const nodes = await allOf<MdxNode>('Mdx', context);
  return inPageOrder(
    nodes.filter(({ page }) => page.section === section && isInNavigation(page) && isShown(page)),
  );
}

import { readingTime } from '../content/page/readingTime';
import { bodyOf, isShown, lastChange, liveRelated, publicationOf } from '../content/contentStore';
import { bodyChunkUrl } from '../output/publicFiles';
import { neighbours } from '../content/siblings';
import { allOf, type Context, type MdxNode, pagesOf, type SectionNode } from './context';

const siblingsOf = ({ page }: MdxNode, context: Context) =>
  page.section === undefined ? [] : pagesOf(page.section, context);

const ofPage = (type: string) => ({
  resolve: ({ page }: MdxNode, _: unknown, context: Context) =>
    allOf<object>(type, context, { url: { eq: page.url } }),
});

type Info = {
  originalResolver: (source: object, args: unknown, context: Context, info: Info) => unknown;
};

export const PAGE_RESOLVERS = {
  Mdx: {
    section: {
      resolve: ({ page }: MdxNode, _: unknown, { nodeModel }: Context) =>
        page.section === undefined
          ? null
          : nodeModel.findOne({
              type: 'Section',
              query: { filter: { name: { eq: page.section } } },
            }),
    },
    related: { resolve: ({ page }: MdxNode) => liveRelated(page) },
    updated: {
      // Gatsby's own resolver of dates knows `formatString` and the other arguments.
      resolve: (node: MdxNode, args: unknown, context: Context, info: Info) =>
        info.originalResolver({ ...node, updated: lastChange(node.page) }, args, context, info),
    },
    publication: { resolve: ({ page }: MdxNode) => publicationOf(page) },
    isShown: { resolve: ({ page }: MdxNode) => isShown(page) },
    anchors: { resolve: async ({ page }: MdxNode) => (await bodyOf(page)).anchors },
    passages: { resolve: async ({ page }: MdxNode) => (await bodyOf(page)).passages },
    html: { resolve: async ({ page }: MdxNode) => (await bodyOf(page)).html },
    readingTime: { resolve: async ({ page }: MdxNode) => readingTime((await bodyOf(page)).html) },
    chunk: {
      resolve: async ({ page }: MdxNode) => bodyChunkUrl(page.path, (await bodyOf(page)).html),
    },
    siblings: {
      resolve: (node: MdxNode, _: unknown, context: Context) => siblingsOf(node, context),
    },
    previous: {
      resolve: async (node: MdxNode, _: unknown, context: Context) =>
        neighbours(await siblingsOf(node, context), node).previous,
    },
    next: {
      resolve: async (node: MdxNode, _: unknown, context: Context) =>
        neighbours(await siblingsOf(node, context), node).next,
    },
    reference: ofPage('WebpackReference'),
    options: ofPage('WebpackAnyOption'),
    hooks: ofPage('WebpackHook'),
  },
  Section: {
    size: {
      resolve: async ({ name }: SectionNode, _: unknown, context: Context) =>
        (await pagesOf(name, context)).reduce((total, { page }) => total + page.size, 0),
    },
    pages: {
      resolve: ({ name }: SectionNode, _: unknown, context: Context) => pagesOf(name, context),
    },
  },
};

import type { CompiledBody } from '../body/types';
import type { Page } from '../content/page/page';
import { readingTime } from '../content/page/readingTime';
import type { ContentStore } from '../content/contentStore';
import type { PublicFiles } from '../output/publicFiles';
import { neighbours } from '../content/siblings';
import { allOf, type Context, type MdxNode, type PagesOf, type SectionNode } from './context';

const ofPage = (type: string) => ({
  resolve: ({ page }: MdxNode, _: unknown, context: Context) =>
    allOf<object>(type, context, { url: { eq: page.url } }),
});

type Info = {
  originalResolver: (source: object, args: unknown, context: Context, info: Info) => unknown;
};

const ofBody = <Value>(
  { bodyOf }: ContentStore,
  read: (body: CompiledBody, page: Page) => Value,
) => ({ resolve: async ({ page }: MdxNode) => read(await bodyOf(page), page) });

export function pageResolvers(content: ContentStore, pagesOf: PagesOf, { bodyUrl }: PublicFiles) {
  const siblingsOf = ({ page }: MdxNode, context: Context) =>
    page.section === undefined ? [] : pagesOf(page.section, context);

  return {
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
      related: { resolve: ({ page }: MdxNode) => content.publishedRelated(page) },
      updated: {
        // Gatsby's own resolver of dates knows `formatString` and the other arguments.
        resolve: (node: MdxNode, args: unknown, context: Context, info: Info) =>
          info.originalResolver(
            { ...node, updated: content.lastChange(node.page) },
            args,
            context,
            info,
          ),
      },
      changes: { resolve: ({ page }: MdxNode) => content.changes(page) },
      publication: { resolve: ({ page }: MdxNode) => content.publicationOf(page) },
      isShown: { resolve: ({ page }: MdxNode) => content.isShown(page) },
      anchors: ofBody(content, ({ anchors }) => anchors),
      passages: ofBody(content, ({ passages }) => passages),
      html: ofBody(content, ({ html }) => html),
      markdown: ofBody(content, ({ markdown }) => markdown),
      readingTime: ofBody(content, ({ html }) => readingTime(html)),
      chunk: ofBody(content, ({ html }, { path }) => bodyUrl(path, html)),
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
}

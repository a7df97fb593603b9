import type { Page } from '../content/page/page';
import type { ContentStore } from '../content/contentStore';
import { allOf, type Context, type MdxNode, type PagesOf, type SectionNode } from './context';
import { newsField } from './news';

const menuItem = ({ page }: MdxNode) => ({
  title: page.title || page.name,
  content: page.path,
  url: page.url,
  group: page.group,
  sort: page.sort,
  children: [],
  page,
});

export const navigationResolvers = (content: ContentStore, pagesOf: PagesOf) => ({
  NavigationItem: {
    isActive: {
      resolve: ({ url }: { url: string }, { path }: { path: string }) => path.startsWith(url),
    },
    anchors: {
      resolve: async ({ page }: { page?: Page }) =>
        page ? (await content.bodyOf(page)).anchors : [],
    },
  },
  Query: {
    news: newsField(content),
    navigation: {
      type: '[NavigationItem!]!',
      resolve: async (_: unknown, __: unknown, context: Context) => {
        const sections = await allOf<SectionNode>('Section', context);
        return Promise.all(
          sections.map(async ({ name, title, url }, index) => ({
            title,
            content: name,
            url,
            sort: index,
            children: (await pagesOf(name, context)).map(menuItem),
          })),
        );
      },
    },
  },
});

import type { Page } from '../content/page/page';
import type { ContentStore } from '../content/contentStore';
import { newsOf } from '../reference/news';
import { readReference } from '../reference/reference';
import { allOf, type Context, type MdxNode } from './context';

const isPost = (page: Page): page is Page & { date: string } => typeof page.date === 'string';

/** `Query.news`: what the start page calls new. */
export const newsField = ({ isShown, today }: ContentStore) => ({
  type: 'News',
  resolve: async (_: unknown, __: unknown, context: Context) => {
    const nodes = await allOf<MdxNode>('Mdx', context);
    const pages = nodes.map(({ page }) => page).filter(isShown);
    return newsOf({
      posts: pages.filter(isPost),
      reference: readReference(),
      urls: new Set(pages.map(({ url }) => url)),
      today,
    });
  },
});

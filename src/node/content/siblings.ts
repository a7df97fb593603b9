import { byPageOrder } from './page/pageOrder';
import type { Page } from './page/page';
import { isPost } from './page/publishedDate';

type WithPage = { id: string; page: Page };

export const inPageOrder = <T extends WithPage>(nodes: readonly T[]): T[] =>
  [...nodes].sort((a, b) => byPageOrder(a.page, b.page));

/**
 * The pages before and after one, among its siblings in page order. Lists of posts begin with the
 * newest, but the previous post is the older one.
 */
export function neighbours<T extends WithPage>(siblings: readonly T[], { id, page }: WithPage) {
  const inOrder = isPost(page)
    ? siblings.filter((sibling) => isPost(sibling.page)).reverse()
    : siblings;
  const index = inOrder.findIndex((sibling) => sibling.id === id);
  if (index < 0) return { previous: null, next: null };
  return { previous: inOrder[index - 1] ?? null, next: inOrder[index + 1] ?? null };
}

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleBody } from '../../src/components/article/ArticleBody';
import './browserGaps';
import { chunkOf } from './chunks';
import { compile } from './content';

/** Someone who has a page with this text before them, on a site with these other files. */
export async function readerOf(text: string, files?: Record<string, string>) {
  const { html } = await compile(text, files);
  const user = userEvent.setup();
  const view = render(<ArticleBody path="guides/caching.mdx" chunk={chunkOf(html)} />);
  await screen.findByText(() => true, { selector: '[data-body]' });
  return { user, ...view };
}

import { render, screen } from '@testing-library/react';
import { ArticleBody } from '../../../src/components/article/ArticleBody';
import '../../support/browserGaps';
import { chunkOf } from '../../support/chunks';

// If a translator or an extension changes the document before React starts, React renders the page
// again in the browser.
test('a document that was changed on its way shows its text all the same', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<main><p>Titel</p><div class="prose" data-body="guides/caching.mdx"><p>As served</p></div></main>';

  render(
    <>
      <h1>Title</h1>
      <ArticleBody path="guides/caching.mdx" chunk={chunkOf('<p>As served</p>')} />
    </>,
    { container: document.querySelector('main') as HTMLElement, hydrate: true },
  );

  expect(screen.getByRole('heading', { name: 'Title' })).toBeInTheDocument();
  expect(await screen.findByText('As served')).toBeInTheDocument();
});

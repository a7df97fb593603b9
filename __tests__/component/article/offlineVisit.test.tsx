import { render, screen } from '@testing-library/react';
import { ArticleBody } from '../../../src/components/article/ArticleBody';
import '../../support/browserGaps';
import { chunkOf } from '../../support/chunks';

test('a document that was served with another text is not taken for this one', async () => {
  document.body.innerHTML =
    '<aside><div data-body="guides/csp.mdx"><p>Another text</p></div></aside><main></main>';
  render(<ArticleBody path="guides/caching.mdx" chunk={chunkOf('<p>This text</p>')} />, {
    container: document.querySelector('main') as HTMLElement,
  });

  expect(screen.getByRole('status')).toHaveTextContent('Loading content');
  expect(await screen.findByText('This text')).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleBody } from '../../../src/components/article/ArticleBody';
import { scrolledTo } from '../../support/browserGaps';
import { chunkOf } from '../../support/chunks';

const PATH = 'guides/caching.mdx';
const SERVED = `<div class="prose" data-body="${PATH}"><p>As served</p>
<div class="tabs"><div role="tablist"><button role="tab" aria-selected="true">npm</button><button role="tab" aria-selected="false">yarn</button></div>
<div role="tabpanel">npm install</div><div role="tabpanel" hidden>yarn add</div></div></div>`;

test('the text that was served stays as it is, comes alive, and nothing is asked for', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<main>${SERVED}</main>`;
  const container = document.querySelector('main') as HTMLElement;
  const paragraph = screen.getByText('As served');

  const { rerender } = render(<ArticleBody path={PATH} chunk="/content/guides/caching.js" />, {
    container,
    hydrate: true,
  });
  expect(screen.getByText('As served')).toBe(paragraph);
  expect(scrolledTo()).toBeUndefined();

  await userEvent.click(screen.getByRole('tab', { name: 'yarn' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('yarn add');

  rerender(<ArticleBody path={PATH} chunk="/content/guides/caching.js" />);
  expect(screen.getByText('As served')).toBe(paragraph);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();

  rerender(<ArticleBody path={PATH} chunk={chunkOf('<p>As changed</p>')} />);
  expect(await screen.findByText('As changed')).toBeInTheDocument();
});

test('after the first page nothing is adopted', async () => {
  document.body.innerHTML = `<aside>${SERVED}</aside><main></main>`;
  render(<ArticleBody path={PATH} chunk={chunkOf('<p>As loaded</p>')} />, {
    container: document.querySelector('main') as HTMLElement,
  });

  expect(screen.getByRole('status')).toHaveTextContent('Loading content');
  expect(await screen.findByText('As loaded')).toBeInTheDocument();
});

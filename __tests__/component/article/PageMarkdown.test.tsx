import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Helmet } from 'react-helmet';
import { behaviours } from '../../../src/components/article/behaviours';
import { PageMarkdown } from '../../../src/components/article/PageMarkdown';
import '../../support/browserGaps';

const TEXT = '# Caching\n';
let stop: () => void;

function standInForSite(status = 200) {
  globalThis.fetch = (url) =>
    Promise.resolve(
      url === '/guides/caching.md' && status === 200
        ? ({ ok: true, text: () => Promise.resolve(TEXT) } as Response)
        : ({ ok: false, status } as Response),
    );
}

function setUp() {
  const user = userEvent.setup();
  render(<PageMarkdown url="/guides/caching/" />);
  stop = behaviours(document.documentElement);
  return user;
}

afterEach(() => stop());

test('a reader copies the page as Markdown', async () => {
  standInForSite();
  const user = setUp();
  await user.click(screen.getByRole('button', { name: 'Copy page' }));

  expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe(TEXT);
});

test('a reader is told that the page could not be copied, and what to do', async () => {
  standInForSite(503);
  const user = setUp();
  await user.click(screen.getByRole('button', { name: 'Copy page' }));

  expect(
    await screen.findByText('Copying failed. “View as Markdown” shows the text: copy it by hand.'),
  ).toHaveRole('status');
});

test('the list leads to the Markdown, and to assistants that are asked about it', () => {
  setUp();
  const [first, ...others] = within(screen.getByRole('list')).getAllByRole('link', {
    hidden: true,
  });

  expect(first).toHaveAttribute('href', '/guides/caching.md');
  expect(others.length).toBeGreaterThan(1);
  for (const link of others) {
    const { protocol, search } = new URL(link.getAttribute('href') ?? '');
    expect(protocol).toBe('https:');
    expect(new URLSearchParams(search).get('q')).toBe(
      'Read https://webpack.js.org/guides/caching.md so that I can ask questions about it.',
    );
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('Escape and a click elsewhere close the list', async () => {
  const user = setUp();
  const list = screen.getByRole('group');
  await user.click(screen.getByText('Open in'));
  expect(list).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(list).not.toHaveAttribute('open');

  await user.click(screen.getByText('Open in'));
  await user.click(document.body);
  expect(list).not.toHaveAttribute('open');
});

test('the head names the Markdown', () => {
  setUp();
  expect(Helmet.peek().linkTags).toEqual([
    expect.objectContaining({
      rel: 'alternate',
      type: 'text/markdown',
      href: '/guides/caching.md',
    }),
  ]);
});

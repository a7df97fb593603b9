import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArticleBody } from '../../../src/components/article/ArticleBody';
import { rememberPosition } from '../../../src/components/article/scrollTarget';
import { scrolledTo } from '../../support/browserGaps';
import { chunkOf, chunkOfSecondAttempt, LOST_CHUNK, MISSING_CHUNK } from '../../support/chunks';

const PATH = 'guides/caching.mdx';

beforeEach(() => {
  rememberPosition(undefined);
  window.history.replaceState(null, '', '/guides/caching/');
});

/** Failures are told in the console, too. */
const expectFailure = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('a page shows that its text is on the way, and then the text', async () => {
  render(<ArticleBody path={PATH} chunk={chunkOf('<p>How to <b>cache</b></p>')} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading content');

  expect(await screen.findByText('cache')).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('an empty text is a text', async () => {
  render(<ArticleBody path={PATH} chunk={chunkOf('')} />);

  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page that was read before shows its text at once', async () => {
  const chunk = chunkOf('<p>Read twice</p>');
  const { unmount } = render(<ArticleBody path={PATH} chunk={chunk} />);
  await screen.findByText('Read twice');
  unmount();
  render(<ArticleBody path={PATH} chunk={chunk} />);

  expect(screen.getByText('Read twice')).toBeInTheDocument();
});

test('while an author’s change is loaded the text before it stays', async () => {
  const { rerender } = render(<ArticleBody path={PATH} chunk={chunkOf('<p>Before</p>')} />);
  await screen.findByText('Before');
  rerender(<ArticleBody path={PATH} chunk={chunkOf('<p>After</p>')} />);
  expect(screen.getByText('Before')).toBeInTheDocument();

  expect(await screen.findByText('After')).toBeInTheDocument();
  expect(screen.queryByText('Before')).not.toBeInTheDocument();
});

test('of two changes the later one stays', async () => {
  const { rerender } = render(<ArticleBody path={PATH} chunk={LOST_CHUNK} />);
  rerender(<ArticleBody path={PATH} chunk={chunkOf('<p>Newest</p>')} />);

  expect(await screen.findByText('Newest')).toBeInTheDocument();
});

test('a text that cannot be loaded is an error that a reader can act on', async () => {
  const errors = expectFailure();
  render(<ArticleBody path={PATH} chunk={MISSING_CHUNK} />);

  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading content.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(errors).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'ChunkLoadError', type: 'missing', request: MISSING_CHUNK }),
  );
});

test('trying again makes a new request', async () => {
  expectFailure();
  render(<ArticleBody path={PATH} chunk={chunkOfSecondAttempt('<p>At last</p>')} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('At last')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('trying again shows that the text is on the way, and may fail again', async () => {
  const errors = expectFailure();
  render(<ArticleBody path={PATH} chunk={MISSING_CHUNK} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(errors).toHaveBeenLastCalledWith(
    expect.objectContaining({ request: `${MISSING_CHUNK}?attempt=1` }),
  );
});

test('a page without a text says so and does not wait for it', async () => {
  const errors = expectFailure();
  const chunk = undefined as unknown as string;
  render(<ArticleBody path={PATH} chunk={chunk} />);

  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading content.');
  expect(errors).toHaveBeenCalledWith(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
});

test('a page that is left before its text came stays left', async () => {
  const errors = expectFailure();
  render(<ArticleBody path={PATH} chunk={MISSING_CHUNK} />).unmount();

  await waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['#setup', '#setup'],
  ['#gr%C3%B6%C3%9Fe', '#größe'],
  ['#no-such-heading', '0,0'],
  ['#100%', '0,0'],
  ['', '0,0'],
])('a text that came late scrolls %p to %s', async (hash, target) => {
  window.history.replaceState(null, '', `/guides/caching/${hash}`);
  const html = `<h2 id="setup">Setup</h2><h2 id="größe">${hash} is the hash</h2>`;
  render(<ArticleBody path={PATH} chunk={chunkOf(html)} />);

  expect(await screen.findByText(/is the hash/)).toBeInTheDocument();
  expect(scrolledTo()).toBe(target);
});

test('going back to a page scrolls to where the reader left it', async () => {
  rememberPosition(1200);
  render(<ArticleBody path={PATH} chunk={chunkOf('<p>Back again</p>')} />);
  await screen.findByText('Back again');

  expect(scrolledTo()).toBe('0,1200');
});

test('an author’s change does not scroll', async () => {
  const { rerender } = render(<ArticleBody path={PATH} chunk={chunkOf('<p>Old words</p>')} />);
  await screen.findByText('Old words');
  window.scrollTo(0, 500);
  rerender(<ArticleBody path={PATH} chunk={chunkOf('<p>New words</p>')} />);
  await screen.findByText('New words');

  expect(scrolledTo()).toBe('0,500');
});

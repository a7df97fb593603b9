import { act, render, screen } from '@testing-library/react';
import type { ArticleBody as Loaded } from '../../../src/components/article/ArticleBody';
import { chunkOf } from '../../support/chunks';
import { hideTab } from '../../support/view';

const PATH = 'guides/caching.mdx';

/** What jsdom lacks; the server says something when a test does. */
class Events {
  static open: Events[] = [];
  onmessage: ((message: { data: string }) => void) | undefined;

  constructor(readonly url: string) {
    Events.open.push(this);
  }

  close() {
    Events.open = Events.open.filter((each) => each !== this);
  }
}

const say = (data: string) =>
  act(() => Events.open.forEach(({ onmessage }) => onmessage?.({ data })));

let ArticleBody: typeof Loaded;

beforeAll(async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  ({ ArticleBody } = await import('../../../src/components/article/ArticleBody'));
  Object.assign(process.env, { NODE_ENV: 'test' });
});

beforeEach(() => {
  Events.open = [];
  Object.assign(globalThis, { EventSource: Events });
  hideTab(false);
});

test('an author sees each edit as soon as the server says that it is compiled', async () => {
  render(<ArticleBody path={PATH} chunk={chunkOf('<p>Before</p>')} />);
  await screen.findByText('Before');
  expect(Events.open.map(({ url }) => url)).toEqual(['/live-bodies?guides%2Fcaching.mdx']);

  say(chunkOf('<p>After</p>'));

  expect(await screen.findByText('After')).toBeInTheDocument();
});

test('a hidden tab holds no connection', async () => {
  const { unmount } = render(<ArticleBody path={PATH} chunk={chunkOf('<p>Text</p>')} />);
  await screen.findByText('Text');

  hideTab(true);
  expect(Events.open).toEqual([]);
  hideTab(false);
  expect(Events.open).toHaveLength(1);
  unmount();
  expect(Events.open).toEqual([]);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  SectionPages,
  type NavigationSection,
} from '../../../src/components/navigation/SectionPages';

const section = (pages: NavigationSection['pages'], rest: Partial<NavigationSection> = {}) => ({
  name: 'plugins' as const,
  title: 'Plugins',
  printable: true,
  pages,
  ...rest,
});

const PLUGINS = section([
  { title: 'Plugins', url: '/plugins/' },
  { title: 'DefinePlugin', url: '/plugins/define-plugin/', group: 'webpack' },
  { title: 'BannerPlugin', url: '/plugins/banner-plugin/', group: 'webpack' },
]);

const ANCHORS = [
  { title: 'DefinePlugin', id: 'define-plugin', level: 1 },
  { title: 'Usage', id: 'usage', level: 2 },
  { title: 'Feature Flags', id: 'feature-flags', level: 3 },
  { title: 'A detail', id: 'a-detail', level: 4 },
];

const LOADED = [
  { url: '/plugins/', anchors: [] },
  { url: '/plugins/banner-plugin/', anchors: [{ title: 'Options', id: 'options', level: 2 }] },
];

const answer = (body: unknown, ok = true) =>
  ({ ok, json: () => Promise.resolve(body) }) as Response;

const toggle = (title: string) => screen.getByRole('button', { name: `Headings of ${title}` });
const pages = () => screen.getByRole('navigation', { name: 'Plugins' });

// jsdom has no `fetch`.
const fetchAnchors = jest.fn();
beforeEach(() => {
  fetchAnchors.mockRejectedValue(new Error('offline'));
  Object.assign(globalThis, { fetch: fetchAnchors });
});

test('pages are in groups; the current one is marked and shows its headings', () => {
  render(<SectionPages section={PLUGINS} pathname="/plugins/define-plugin/" anchors={ANCHORS} />);

  const group = screen.getByRole('list', { name: 'webpack' });
  expect(within(group).getByRole('link', { name: 'DefinePlugin' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(group).getByRole('link', { name: 'Usage' })).toHaveAttribute('href', '#usage');
  expect(within(group).getByRole('link', { name: 'Feature Flags' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'A detail' })).not.toBeInTheDocument();
  expect(toggle('DefinePlugin')).toHaveAttribute('aria-expanded', 'true');
  expect(toggle('BannerPlugin')).toHaveAttribute('aria-expanded', 'false');
});

test('the address counts with and without its last slash', () => {
  render(<SectionPages section={PLUGINS} pathname="/plugins/define-plugin" anchors={ANCHORS} />);

  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('DefinePlugin');
});

test('the headings of the page being read can be closed', async () => {
  render(<SectionPages section={PLUGINS} pathname="/plugins/define-plugin/" anchors={ANCHORS} />);

  await userEvent.click(toggle('DefinePlugin'));

  expect(screen.queryByRole('link', { name: 'Usage' })).not.toBeInTheDocument();
});

test('if the headings of another page cannot be had, the page itself is opened', async () => {
  render(<SectionPages section={PLUGINS} pathname="/plugins/" anchors={[]} />);
  const opened = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: 'BannerPlugin' }).addEventListener('click', opened);

  await userEvent.click(toggle('BannerPlugin'));

  expect(opened).toHaveBeenCalledTimes(1);
});

test('the headings of other pages are asked for once, when they are first wanted', async () => {
  fetchAnchors.mockResolvedValue(answer(LOADED));
  render(<SectionPages section={PLUGINS} pathname="/plugins/define-plugin/" anchors={ANCHORS} />);
  expect(fetchAnchors).not.toHaveBeenCalled();

  await userEvent.click(toggle('BannerPlugin'));
  expect(await screen.findByRole('link', { name: 'Options' })).toHaveAttribute(
    'href',
    '/plugins/banner-plugin/#options',
  );

  await userEvent.click(toggle('Plugins'));
  expect(fetchAnchors.mock.calls).toEqual([['/navigation/plugins.json']]);
});

test('a page that turns out to have no headings has no button, and its link takes the focus', async () => {
  fetchAnchors.mockResolvedValue(answer(LOADED));
  render(<SectionPages section={PLUGINS} pathname="/plugins/define-plugin/" anchors={ANCHORS} />);

  await userEvent.click(toggle('Plugins'));

  expect(screen.queryByRole('button', { name: 'Headings of Plugins' })).not.toBeInTheDocument();
  expect(within(pages()).getByRole('link', { name: 'Plugins' })).toHaveFocus();
});

test('a page opens when it is reached, and stays open when it is left', () => {
  const { rerender } = render(
    <SectionPages section={PLUGINS} pathname="/plugins/define-plugin/" anchors={ANCHORS} />,
  );
  rerender(
    <SectionPages
      section={PLUGINS}
      pathname="/plugins/banner-plugin/"
      anchors={[{ title: 'Options', id: 'options', level: 2 }]}
    />,
  );

  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('BannerPlugin');
  expect(screen.getByRole('link', { name: 'Options' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Usage' })).toBeVisible();
});

test('a printable section has a link to all its pages in one', () => {
  render(<SectionPages section={PLUGINS} pathname="/plugins/" />);

  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute(
    'href',
    '/plugins/printable/',
  );
});

test('a section that is not printable has no such link', () => {
  render(
    <SectionPages
      section={section([], { name: 'blog', title: 'Blog', printable: false })}
      pathname="/blog/"
    />,
  );

  expect(screen.queryByRole('link', { name: 'Print' })).not.toBeInTheDocument();
});

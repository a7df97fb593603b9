import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TableOfContents } from '../../../src/components/article/TableOfContents';
import '../../support/browserGaps';

const anchors = [
  { title: 'Setup', id: 'setup', level: 2 },
  { title: 'Output files', id: 'output-files', level: 3 },
  { title: 'Names', id: 'names', level: 4 },
  { title: 'Größe', id: 'größe', level: 2 },
];

const list = () => screen.getByRole('navigation', { name: 'On this page' });
const button = () => screen.getByRole('button', { name: 'On this page' });

test('headings down to the third level are listed in their order', () => {
  render(<TableOfContents anchors={anchors} />);

  expect(
    within(list())
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(['Setup #setup', 'Output files #output-files', 'Größe #größe']);
});

test.each([[[]], [anchors.slice(0, 1)], [[...anchors.slice(0, 1), ...anchors.slice(2, 3)]]])(
  'fewer than two headings need no list',
  (few) => {
    render(<TableOfContents anchors={few} />);

    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
);

test('on a small screen a button opens and closes the list, and following a link closes it', async () => {
  const user = userEvent.setup();
  render(<TableOfContents anchors={anchors} />);
  expect(button()).toHaveAttribute('aria-expanded', 'false');

  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');

  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'false');

  await user.click(button());
  await user.click(screen.getByRole('link', { name: 'Setup' }));
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

test('the button says which list it opens', () => {
  render(<TableOfContents anchors={anchors} />);

  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toContainElement(
    screen.getByRole('link', { name: 'Setup' }),
  );
});

test.each(['', '#setup', '#100%'])(
  'with %p in the address the heading that is read is marked',
  async (hash) => {
    window.history.replaceState(null, '', `/guides/caching/${hash}`);
    Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
      return { top: this.id === 'größe' ? -20 : -500 } as DOMRect;
    };
    render(
      <>
        <h2 id="setup">Setup</h2>
        <h2 id="größe">Größe</h2>
        <TableOfContents anchors={anchors} />
      </>,
    );

    await waitFor(() =>
      expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('Größe'),
    );
  },
);

test.each([
  [true, 'b'],
  [false, 'b1'],
])('beside a sidebar with the headings (%p) a long list names the parts', async (is, read) => {
  const parts = ['a', 'b'].flatMap((part) => [
    { title: part, id: part, level: 2 },
    ...Array.from({ length: 13 }, (_, index) => {
      const id = `${part}${index}`;
      return { title: id, id, level: 3 };
    }),
  ]);
  Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
    return { top: ['a', 'b', 'b1'].includes(this.id) ? -20 : 500 } as DOMRect;
  };
  render(
    <>
      {parts.map(({ id, title }) => (
        <h2 key={id} id={id}>
          {title}
        </h2>
      ))}
      <TableOfContents anchors={parts} isInSidebar={is} />
    </>,
  );

  await waitFor(() =>
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent(read),
  );
});

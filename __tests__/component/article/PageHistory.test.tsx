import { render, screen, within } from '@testing-library/react';
import { PageHistory } from '../../../src/components/article/PageHistory';

const changes = [
  { date: '2024-03-01', message: 'Correct the default of minSize', url: 'https://github.com/a' },
  { date: '2024-02-29', message: 'Explain hashes', url: null },
];

test('readers who come back can open what changed, with days and links', () => {
  render(<PageHistory changes={changes} />);

  const details = screen.getByText('What changed on this page').closest('details')!;
  expect(details).not.toHaveAttribute('open');
  const items = within(details).getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'March 1, 2024 Correct the default of minSize',
    'February 29, 2024 Explain hashes',
  ]);
  expect(within(items[0]!).getByRole('link', { hidden: true })).toHaveAttribute(
    'href',
    'https://github.com/a',
  );
  expect(within(items[1]!).queryByRole('link', { hidden: true })).toBeNull();
});

test('a page whose history is not known says nothing of it', () => {
  const { container } = render(<PageHistory changes={[]} />);

  expect(container).toBeEmptyDOMElement();
});

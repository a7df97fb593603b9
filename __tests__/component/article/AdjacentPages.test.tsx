import { render, screen } from '@testing-library/react';
import { AdjacentPages } from '../../../src/components/article/AdjacentPages';

const entry = { url: '/concepts/entry-points/', title: 'Entry Points' };
const loaders = { url: '/concepts/loaders/', title: 'Loaders' };

test('a reader can go to the page before and to the page after', () => {
  render(<AdjacentPages previous={entry} next={loaders} />);

  const previous = screen.getByRole('link', { name: 'Previous Entry Points' });
  const next = screen.getByRole('link', { name: 'Next Loaders' });
  expect(screen.getByRole('navigation', { name: 'Adjacent pages' })).toContainElement(previous);
  expect(previous).toHaveAttribute('href', '/concepts/entry-points/');
  expect(previous).toHaveAttribute('rel', 'prev');
  expect(next).toHaveAttribute('href', '/concepts/loaders/');
  expect(next).toHaveAttribute('rel', 'next');
});

test.each([
  ['first', { previous: null, next: loaders }, 'Next Loaders'],
  ['last', { previous: entry, next: null }, 'Previous Entry Points'],
])('the %s page leads one way only', (_, neighbours, name) => {
  render(<AdjacentPages {...neighbours} />);

  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name })]);
});

test('a page without neighbours has no such navigation', () => {
  render(<AdjacentPages previous={null} />);

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { Byline } from '../../../src/components/blog/Byline';

test.each([
  [['sokra'], 'by sokra'],
  [['sokra', 'chenxsan'], 'by sokra and chenxsan'],
  [['sokra', 'chenxsan', 'ahmad'], 'by sokra, chenxsan and ahmad'],
])('%j are named as their post’s authors', (authors, text) => {
  const { container } = render(<Byline date="2020-10-10" authors={authors} readingTime={1} />);

  expect(container).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'sokra' })).toHaveAttribute(
    'href',
    'https://github.com/sokra',
  );
});

test('a post without authors and day still says how long it takes', () => {
  const { container } = render(<Byline date={null} readingTime={3} />);
  expect(container).toHaveTextContent(/^3 min read$/);
});

import { render, screen } from '@testing-library/react';
import { Figure } from '../../../src/components/mdx/Figure';

const drawing = <svg role="img" aria-label="An arrow" />;

test('a drawing has its caption', () => {
  render(<Figure caption="Two modules become one bundle.">{drawing}</Figure>);

  expect(screen.getByRole('figure')).toHaveTextContent('Two modules become one bundle.');
  expect(screen.getByRole('img', { name: 'An arrow' })).toBeInTheDocument();
});

test('a drawing without a caption has no empty one', () => {
  const { container } = render(<Figure>{drawing}</Figure>);

  expect(container.querySelector('figcaption')).not.toBeInTheDocument();
});

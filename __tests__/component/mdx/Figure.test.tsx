import { render, screen, within } from '@testing-library/react';
import { Figure } from '../../../src/components/mdx/Figure';

const drawing = <svg role="img" aria-label="An arrow" viewBox="0 0 640 200" />;

test('a drawing has its caption', () => {
  render(<Figure caption="Two modules become one bundle.">{drawing}</Figure>);

  expect(screen.getByRole('figure')).toHaveTextContent('Two modules become one bundle.');
  expect(screen.getByRole('img', { name: 'An arrow' })).toBeInTheDocument();
});

test('a drawing without a caption has no empty one', () => {
  const { container } = render(<Figure>{drawing}</Figure>);

  expect(container.querySelector('figcaption')).not.toBeInTheDocument();
});

test('a drawing stands in a box that the keyboard can scroll, named by its caption', () => {
  render(<Figure caption="Two modules become one bundle.">{drawing}</Figure>);

  const box = screen.getByRole('group', { name: 'Two modules become one bundle.' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('img', { name: 'An arrow' })).toBeInTheDocument();
});

test('a drawing brings the width below which its words are too small', () => {
  render(<Figure>{drawing}</Figure>);

  expect(screen.getByRole('img')).toHaveAttribute('width', '544');
});

test('a picture keeps the width that it has', () => {
  render(
    <Figure>
      <img src="/graph.png" alt="A graph" width="300" />
    </Figure>,
  );

  expect(screen.getByRole('img')).toHaveAttribute('width', '300');
});

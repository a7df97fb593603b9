import { render, screen } from '@testing-library/react';
import { NotFound } from '../../../src/components/layout/NotFound';

test('the screen of a page that is not there says so and leads home', () => {
  render(<NotFound />);

  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(
    screen.getByText('Oops! The page you are looking for has been removed or relocated.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
});

import { render, screen } from '@testing-library/react';
import { Link } from 'gatsby';

test('a link to the page that one is on says so', () => {
  render(
    <>
      <Link to="/">Home</Link>
      <Link to="/guides/">Guides</Link>
    </>,
  );

  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Guides' })).not.toHaveAttribute('aria-current');
});

import { render, screen } from '@testing-library/react';
import { Breadcrumb } from '../../../src/components/article/Breadcrumb';

const plugins = { url: '/plugins/', title: 'Plugins' };

test('a page says which section and group it belongs to', () => {
  render(<Breadcrumb section={plugins} url="/plugins/stylelint/" group="Community" />);

  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Plugins' })).toHaveAttribute('href', '/plugins/');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Plugins',
    'Community',
  ]);
});

test.each([null, undefined, '-'])('the group %p is not said', (group) => {
  render(<Breadcrumb section={plugins} url="/plugins/stylelint/" group={group} />);

  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a section’s own page needs no way to it', () => {
  render(<Breadcrumb section={plugins} url="/plugins/" />);

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

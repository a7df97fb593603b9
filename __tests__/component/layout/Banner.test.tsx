import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from '../../../src/components/layout/Banner';
import { BANNER } from '../../../src/site/banner';

beforeEach(() => localStorage.clear());

test('the notice says what the content file says, and links to more', () => {
  render(<Banner />);

  expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent(BANNER.text);
  expect(screen.getByRole('link', { name: BANNER.link.title })).toHaveAttribute(
    'href',
    BANNER.link.url,
  );
});

test('dismissing it is remembered as version 3', async () => {
  render(<Banner />);

  await userEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));

  expect(localStorage.getItem('notification-dismissed')).toBe('3');
  expect(document.documentElement).toHaveAttribute('data-banner', 'dismissed');
});

test('dismissing it moves the focus to what follows', async () => {
  render(
    <>
      <Banner />
      <header tabIndex={-1} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));

  expect(screen.getByRole('banner')).toHaveFocus();
});

import { waitFor } from '@testing-library/react';
import { rememberPosition, scrollToTarget } from '../../../src/components/article/scrollTarget';
import { scrolledTo } from '../../support/browserGaps';

const text = () => document.querySelector<HTMLElement>('[data-body]');

beforeEach(() => {
  document.body.innerHTML =
    '<div data-body="guides/caching.mdx"><h2 id="example">Example</h2></div>';
  rememberPosition(undefined);
  window.history.replaceState(null, '', '/guides/caching/');
});

test('the top of a page is laid out before the rest of its text', async () => {
  scrollToTarget();

  expect(text()).toHaveAttribute('data-top-first');
  await waitFor(() => expect(text()).not.toHaveAttribute('data-top-first'));
});

test('a page that opens at a heading is laid out whole', () => {
  window.history.replaceState(null, '', '/guides/caching/#example');
  scrollToTarget();

  expect(text()).not.toHaveAttribute('data-top-first');
});

test('a page that was left further down is laid out whole', () => {
  rememberPosition(900);
  scrollToTarget();

  expect(text()).not.toHaveAttribute('data-top-first');
  expect(scrolledTo()).toBe('0,900');
});

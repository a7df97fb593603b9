/**
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { screen } from '@testing-library/react';
import { readerOf } from '../../../support/readerOf';

test('the link of a heading copies its address and leads there', async () => {
  window.history.replaceState(null, '', '/guides/caching/');
  const { user } = await readerOf('## First steps');
  const link = screen.getByRole('link', { name: 'First steps, permalink' });
  await user.click(link);

  expect(await navigator.clipboard.readText()).toBe('http://localhost/guides/caching/#first-steps');
  expect(window.location.hash).toBe('#first-steps');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('any other link copies nothing', async () => {
  const { user } = await readerOf('[There](#there)\n\n## There');
  await user.click(screen.getByRole('link', { name: 'There' }));

  expect(await navigator.clipboard.readText()).toBe('');
});

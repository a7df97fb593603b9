import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hero } from '../../../src/components/home/Hero';
import { comeIntoView, standInForView } from '../../support/view';

const moving = () => document.querySelectorAll('[data-moving]').length;

beforeEach(() => {
  localStorage.clear();
  standInForView();
});

function show(): void {
  render(<Hero />);
  comeIntoView();
}

test('one control pauses all motion and lets it go on', async () => {
  show();
  expect(moving()).toBeGreaterThan(0);

  await userEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
  expect(moving()).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Play motion' }));
  expect(moving()).toBeGreaterThan(0);
});

test('a pause is remembered on the next visit', () => {
  localStorage.setItem('motion', 'paused');
  show();

  expect(screen.getByRole('button', { name: 'Play motion' })).toBeVisible();
  expect(moving()).toBe(0);
});

test('what else is stored pauses nothing', () => {
  localStorage.setItem('motion', '[null]');
  show();

  expect(moving()).toBeGreaterThan(0);
});

test('a pause in another tab holds here too', () => {
  show();
  localStorage.setItem('motion', 'paused');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'motion' })));

  expect(moving()).toBe(0);
});

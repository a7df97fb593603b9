import { act, render, screen } from '@testing-library/react';
import { TextRotator } from '../../../src/components/home/TextRotator';
import {
  comeIntoView,
  hideTab,
  leaveView,
  preferReducedMotion,
  standInForView,
} from '../../support/view';

const WORDS = ['assets', 'scripts', 'images', 'styles'];

const current = () => WORDS.find((word) => screen.getByText(word).dataset['state'] === 'current');

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  standInForView();
  hideTab(false);
  render(
    <h1>
      Bundle your <TextRotator words={WORDS} firstDelay={5000} repeatDelay={3000} maxWidth={110} />
    </h1>,
  );
});

afterEach(() => jest.useRealTimers());

test('waits for the first delay, then changes at the pace of the other, round and round', () => {
  comeIntoView();

  expect(current()).toBe('assets');
  pass(4999);
  expect(current()).toBe('assets');
  pass(1);
  expect(current()).toBe('scripts');
  pass(3000);
  expect(current()).toBe('images');
  pass(3000);
  pass(3000);
  expect(current()).toBe('assets');
});

test('says all words to those who listen', () => {
  expect(screen.getByRole('heading')).toHaveAccessibleName(
    'Bundle your assets, scripts, images and styles',
  );
});

test.each([
  ['is out of view', leaveView],
  ['is in a hidden tab', () => hideTab(true)],
  ['would bother someone who wants no motion', preferReducedMotion],
])('stays as it is while it %s', (_, stop) => {
  comeIntoView();
  pass(5000);
  stop();
  pass(60_000);

  expect(current()).toBe('scripts');
});

test('continues when the tab is shown again', () => {
  comeIntoView();
  hideTab(true);
  pass(60_000);
  hideTab(false);
  pass(5000);

  expect(current()).toBe('scripts');
});

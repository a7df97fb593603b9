import { act, render, screen } from '@testing-library/react';
import { ModuleDiagram } from '../../../src/components/home/ModuleDiagram';
import { comeIntoView, leaveView, standInForView } from '../../support/view';

const turns = () =>
  screen
    .getByRole('img')
    .querySelector<HTMLElement>('[style*="--turns"]')
    ?.style.getPropertyValue('--turns');

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  standInForView();
  render(<ModuleDiagram />);
});

afterEach(() => jest.useRealTimers());

test('says in words what it shows', () => {
  expect(screen.getByRole('img')).toHaveAccessibleName(/index\.js.*follows.*main\.js, main\.css/);
});

test('the cube turns every five seconds, and only while it is seen', () => {
  pass(10_000);
  expect(turns()).toBe('0');

  comeIntoView();
  pass(5000);
  expect(turns()).toBe('1');
  pass(5000);
  expect(turns()).toBe('2');

  leaveView();
  pass(10_000);
  expect(turns()).toBe('2');
});

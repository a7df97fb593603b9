import { fireEvent } from '@testing-library/dom';
import { searchScript } from '../../../src/app/searchScript';
import { takeEarlyIntent } from '../../../src/components/search/earlyIntent';

beforeEach(() => {
  document.body.innerHTML = '<button data-search><span>Search</span></button><input>';
  // As the browser runs it, in the head.
  window.eval(searchScript);
});

const [field, icon] = ['input', 'span'].map(
  (name) => () => document.body.querySelector<HTMLElement>(name)!,
) as [() => HTMLElement, () => HTMLElement];

test.each([
  ['a slash', () => fireEvent.keyDown(document.body, { key: '/' })],
  ['Ctrl+K', () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })],
  ['Cmd+K', () => fireEvent.keyDown(field(), { key: 'k', metaKey: true })],
  ['a click on the button', () => fireEvent.click(icon())],
])('%s before the app is there is not lost', (_, ask) => {
  expect(ask()).toBe(false);
  expect(takeEarlyIntent()).toBe(true);
});

test.each([
  ['a slash in a field', () => fireEvent.keyDown(field(), { key: '/' })],
  ['another key', () => fireEvent.keyDown(document.body, { key: 'k' })],
  ['a click elsewhere', () => fireEvent.click(field())],
])('%s asks for nothing', (_, ask) => {
  expect(ask()).toBe(true);
  expect(takeEarlyIntent()).toBe(false);
});

test('once the app is there the head no longer listens', () => {
  takeEarlyIntent();
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
});

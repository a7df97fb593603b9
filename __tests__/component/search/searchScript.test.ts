import { fireEvent } from '@testing-library/dom';
import { searchScript } from '../../../src/app/searchScript';
import { earlyQuery, endEarlySearch } from '../../../src/components/search/earlySearch';

beforeEach(() => {
  localStorage.clear();
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
  expect(earlyQuery()).toBe('');
});

test.each([
  ['a slash in a field', () => fireEvent.keyDown(field(), { key: '/' })],
  ['another key', () => fireEvent.keyDown(document.body, { key: 'k' })],
  ['a click elsewhere', () => fireEvent.click(field())],
])('%s asks for nothing', (_, ask) => {
  expect(ask()).toBe(true);
  expect(earlyQuery()).toBeUndefined();
});

const press = (...keys: string[]) =>
  keys.map((key) => fireEvent.keyDown(document.body, { key, cancelable: true }));

test('what readers type after it is remembered, with corrections, and has no other effect', () => {
  expect(press('/', 'h', 'n', 'Backspace', 'm', 'r', '/', ' ')).not.toContain(true);
  expect(earlyQuery()).toBe('hmr/ ');
});

test('asking twice forgets nothing', () => {
  press('/', 'h');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.click(icon());
  expect(earlyQuery()).toBe('h');
});

test('Escape takes the wish back, and shortcuts of the browser stay', () => {
  press('/', 'h', 'Escape');
  expect(earlyQuery()).toBeUndefined();
  press('/');
  expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true })).toBe(true);
  expect(earlyQuery()).toBe('');
});

const chooseElsewhere = (choice: string) => {
  localStorage.setItem('single-keys', choice);
  fireEvent(window, new Event('storage'));
};

test('if single keys are turned off, a slash is only a slash, and Ctrl+K still asks', () => {
  chooseElsewhere('off');
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(earlyQuery()).toBeUndefined();

  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  press('/');
  expect(earlyQuery()).toBe('/');
});

test('single keys work again when they are turned on in another tab, and with a choice that makes no sense', () => {
  chooseElsewhere('off');
  chooseElsewhere('{"half":');
  press('/');
  expect(earlyQuery()).toBe('');
});

test('once the app is there the head no longer listens', () => {
  endEarlySearch();
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
});

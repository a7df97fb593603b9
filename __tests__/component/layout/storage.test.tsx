import { readStored, removeStored, store } from '../../../src/components/layout/storage';

beforeEach(() => localStorage.clear());

test('what was stored is read on the next visit', () => {
  store('theme', 'dark');

  expect(readStored('theme')).toBe('dark');
  expect(readStored('other')).toBeNull();
});

test('what was removed is gone', () => {
  store('theme', 'dark');
  removeStored('theme');
  expect(readStored('theme')).toBeNull();
});

test('what blocked storage does not take lasts as long as the page', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  store('blocked', 'dark');
  expect(readStored('blocked')).toBe('dark');
  removeStored('blocked');
  expect(readStored('blocked')).toBeNull();
  storage.mockRestore();
});

test('what full storage does not take lasts as long as the page', () => {
  store('full', 'old');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  store('full', 'new');
  expect(readStored('full')).toBe('new');

  setItem.mockRestore();
  store('full', 'newer');
  expect(readStored('full')).toBe('newer');
  expect(localStorage.getItem('full')).toBe('newer');
});

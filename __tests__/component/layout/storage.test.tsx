import { readStored, store } from '../../../src/components/layout/storage';

beforeEach(() => localStorage.clear());

test('what was stored is read on the next visit', () => {
  store('theme', 'dark');

  expect(readStored('theme')).toBe('dark');
  expect(readStored('other')).toBeNull();
});

test('the key that tests for storage is gone afterwards', () => {
  store('theme', 'dark');
  readStored('theme');

  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('blocked storage neither stores nor fails', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  expect(() => store('theme', 'dark')).not.toThrow();
  expect(readStored('theme')).toBeNull();
  storage.mockRestore();
});

test('full storage neither stores nor fails', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

  expect(() => store('theme', 'dark')).not.toThrow();
  setItem.mockRestore();
  expect(readStored('theme')).toBeNull();
});

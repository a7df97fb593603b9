import { localStore } from '../../../src/components/browser/storage';

beforeEach(() => localStorage.clear());

test('what was stored is read on the next visit', () => {
  localStore.setItem('theme', 'dark');

  expect(localStore.getItem('theme')).toBe('dark');
  expect(localStore.getItem('other')).toBeNull();
});

test('what was removed is gone', () => {
  localStore.setItem('theme', 'dark');
  localStore.removeItem('theme');
  expect(localStore.getItem('theme')).toBeNull();
});

test('what blocked storage does not take lasts as long as the page', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  localStore.setItem('blocked', 'dark');
  expect(localStore.getItem('blocked')).toBe('dark');
  localStore.removeItem('blocked');
  expect(localStore.getItem('blocked')).toBeNull();
  storage.mockRestore();
});

test('what full storage does not take lasts as long as the page', () => {
  localStore.setItem('full', 'old');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  localStore.setItem('full', 'new');
  expect(localStore.getItem('full')).toBe('new');

  setItem.mockRestore();
  localStore.setItem('full', 'newer');
  expect(localStore.getItem('full')).toBe('newer');
  expect(localStorage.getItem('full')).toBe('newer');
});

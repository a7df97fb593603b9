import { lockForCleaning, lockForSaving } from '../../../src/worker/cacheLock';

function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

test('nothing is removed while a page is being saved: it is tried again later', async () => {
  const { until, release } = held();
  const saved = lockForSaving(() => until);
  const clean = jest.fn(() => Promise.resolve(true));

  expect(await lockForCleaning(clean)).toBe(false);
  expect(clean).not.toHaveBeenCalled();

  release();
  await saved;
  expect(await lockForCleaning(clean)).toBe(true);
});

test('a page waits with being saved until what nothing needs is removed', async () => {
  const order: string[] = [];
  const { until, release } = held();
  const cleaned = lockForCleaning(async () => {
    await until;
    order.push('removed');
    return true;
  });
  const saved = lockForSaving(() => Promise.resolve(order.push('saved')));

  release();
  await Promise.all([cleaned, saved]);
  expect(order).toEqual(['removed', 'saved']);
});

test('a failure releases the lock', async () => {
  await expect(lockForSaving(() => Promise.reject(new Error('no room')))).rejects.toThrow(
    'no room',
  );
  await expect(lockForCleaning(() => Promise.reject(new Error('no store')))).rejects.toThrow();
  expect(await lockForSaving(() => Promise.resolve('saved'))).toBe('saved');
});

import { cleanInTurn, keepInTurn } from '../../../src/worker/turns';

function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

test('nothing is removed while a page is being kept: it is tried again later', async () => {
  const { until, release } = held();
  const kept = keepInTurn(() => until);
  const clean = jest.fn(() => Promise.resolve(true));

  expect(await cleanInTurn(clean)).toBe(false);
  expect(clean).not.toHaveBeenCalled();

  release();
  await kept;
  expect(await cleanInTurn(clean)).toBe(true);
});

test('a page waits with being kept until what nothing needs is removed', async () => {
  const order: string[] = [];
  const { until, release } = held();
  const cleaned = cleanInTurn(async () => {
    await until;
    order.push('removed');
    return true;
  });
  const kept = keepInTurn(() => Promise.resolve(order.push('kept')));

  release();
  await Promise.all([cleaned, kept]);
  expect(order).toEqual(['removed', 'kept']);
});

test('what fails holds nobody up', async () => {
  await expect(keepInTurn(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  await expect(cleanInTurn(() => Promise.reject(new Error('no store')))).rejects.toThrow();
  expect(await keepInTurn(() => Promise.resolve('kept'))).toBe('kept');
});

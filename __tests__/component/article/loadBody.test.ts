import { loadBody, loadedBody } from '../../../src/components/article/loadBody';
import { chunkOf, LOST_CHUNK, MISSING_CHUNK } from '../../support/chunks';

test('a body is loaded once and remembered', async () => {
  const chunk = chunkOf('<p>Once</p>');
  expect(loadedBody(chunk)).toBeUndefined();

  expect(await loadBody(chunk)).toBe('<p>Once</p>');
  expect(loadedBody(chunk)).toBe('<p>Once</p>');
  expect(await loadBody(chunk, 3)).toBe('<p>Once</p>');
});

test('a script that is missing is an error of the kind that webpack throws', async () => {
  await expect(loadBody(MISSING_CHUNK)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    request: MISSING_CHUNK,
    message: `Loading chunk ${MISSING_CHUNK} failed.\n(missing: ${MISSING_CHUNK})`,
  });
  expect(loadedBody(MISSING_CHUNK)).toBeUndefined();
});

test('a later attempt asks at another address, because browsers remember what failed', async () => {
  await expect(loadBody(MISSING_CHUNK, 2)).rejects.toMatchObject({
    request: `${MISSING_CHUNK}?attempt=2`,
  });
});

test.each([undefined, ''])('a page without a script has no content: %p', async (chunk) => {
  await expect(loadBody(chunk)).rejects.toMatchObject({
    code: 'MODULE_NOT_FOUND',
    message: 'Cannot find the content of this page',
  });
});

test('after two minutes a script counts as lost', async () => {
  jest.useFakeTimers();
  const body = loadBody(LOST_CHUNK);
  const failure = expect(body).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });

  jest.advanceTimersByTime(119_999);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1);
  await failure;
  jest.useRealTimers();
});

test('a script that arrives leaves no clock running', async () => {
  jest.useFakeTimers();
  await loadBody(chunkOf('<p>In time</p>'));
  await Promise.resolve();

  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

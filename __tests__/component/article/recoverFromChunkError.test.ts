import {
  forgetRecovery,
  recoverFromChunkError,
} from '../../../src/components/article/recoverFromChunkError';
import { ChunkLoadError } from '../../../src/components/article/loadBody';

const lost = new ChunkLoadError('/content/a.00000000.js', 'missing');
const answers = (ok: boolean) => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok } as Response));
};

beforeEach(() => sessionStorage.clear());

test('a missing script leads to one full reload, and not to a second one', async () => {
  answers(true);
  const reload = jest.fn();
  await recoverFromChunkError(lost, reload);
  await recoverFromChunkError(lost, reload);

  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that has shown its text may be reloaded again', async () => {
  answers(true);
  const reload = jest.fn();
  await recoverFromChunkError(lost, reload);
  forgetRecovery();
  await recoverFromChunkError(lost, reload);

  expect(reload).toHaveBeenCalledTimes(2);
});

test('without an answer from the site the reader keeps the page', async () => {
  const reload = jest.fn();
  answers(false);
  await recoverFromChunkError(lost, reload);
  globalThis.fetch = jest.fn(() => Promise.reject(new Error()));
  await recoverFromChunkError(lost, reload);

  expect(reload).not.toHaveBeenCalled();
});

test('any other error is no reason to reload', async () => {
  answers(true);
  const reload = jest.fn();
  await recoverFromChunkError(new Error('Unexpected token'), reload);

  expect(reload).not.toHaveBeenCalled();
});

import { act } from '@testing-library/react';

async function freshReloadOnce() {
  jest.resetModules();
  return (await import('../../../src/components/offline/reloadOnce')).reloadOnce;
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

test('a page is reloaded once, however often its worker is replaced', async () => {
  const reloadOnce = await freshReloadOnce();
  const reload = jest.fn();
  reloadOnce(reload);
  reloadOnce(reload);

  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reader who types is not disturbed until they leave the field for good', async () => {
  document.body.innerHTML = '<input id="search"><input id="other"><button>Go</button>';
  const [search, other, button] = document.body.children as unknown as HTMLElement[];
  const reloadOnce = await freshReloadOnce();
  const reload = jest.fn();
  search!.focus();
  reloadOnce(reload);
  await settled();
  expect(reload).not.toHaveBeenCalled();

  other!.focus();
  await settled();
  expect(reload).not.toHaveBeenCalled();

  button!.focus();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a field that is closed together with its dialog counts as left', async () => {
  document.body.innerHTML = '<dialog open><input></dialog><button>Search</button>';
  const [dialog, button] = document.body.children as unknown as HTMLElement[];
  const reloadOnce = await freshReloadOnce();
  const reload = jest.fn();
  dialog!.querySelector('input')!.focus();
  reloadOnce(reload);
  dialog!.remove();
  button!.focus();
  await settled();

  expect(reload).toHaveBeenCalledTimes(1);
});

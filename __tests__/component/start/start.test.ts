import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdEvents } from '../../../src/start/heldEvents';
import { startInView, startOnIntent } from '../../../src/start/intent';
import { whenShown } from '../../../src/start/whenShown';

const APP = ['/runtime.js', '/framework.js', '/app.js'];

const loaded = () => [...document.scripts].map((script) => script.getAttribute('src'));

/** What React does when it handles events. */
function start(): void {
  window.appHasStarted = true;
  window.dispatchEvent(new Event('appstart'));
}

function press(element: Element): MouseEvent {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(click);
  return click;
}

beforeEach(() => {
  window.appHasStarted = undefined;
  document.head.innerHTML = `<script type="none" data-app='${JSON.stringify(APP)}'></script>`;
  document.body.innerHTML = `
    <p>A text.</p>
    <a href="#there">A link</a>
    <button type="button">Menu</button>
    <button type="button" aria-expanded="false" aria-controls="entries">Topics</button>
    <ul id="entries" hidden><li><a href="/one/">One</a></li><li><a href="/two/">Two</a></li></ul>
    <select><option>5</option><option>4</option></select>
    <div class="prose"><button type="button">Copy</button><a href="#part">Part</a></div>`;
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;

describe('the app starts', () => {
  beforeEach(startOnIntent);

  test.each<[string, () => unknown]>([
    ['when the pointer is over a link', () => userEvent.hover(element('a'))],
    ['when a control has the focus', () => element('button').focus()],
    ['with the first key', () => userEvent.keyboard('{Shift}')],
    [
      'when a finger touches the page',
      () => element('p').dispatchEvent(new Event('touchstart', { bubbles: true })),
    ],
  ])('%s', async (_, act) => {
    await act();
    expect(loaded().slice(1)).toEqual(APP);
  });

  test('not when the pointer is over text', async () => {
    await userEvent.hover(element('p'));
    expect(loaded()).toHaveLength(1);
  });

  test('once', async () => {
    await userEvent.hover(element('a'));
    await userEvent.keyboard('{Shift}');
    expect(loaded()).toHaveLength(1 + APP.length);
  });
});

test('the app starts when a part that needs it comes into view', () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(callback: typeof see) {
      see = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  element('p').dataset['needsApp'] = '';
  startInView();

  see([{ isIntersecting: false }]);
  expect(loaded()).toHaveLength(1);
  see([{ isIntersecting: true }]);
  expect(loaded().slice(1)).toEqual(APP);
});

describe('before the app has started', () => {
  beforeEach(holdEvents);
  afterEach(start);

  test('a press on a control is done when it has, and once', () => {
    const onClick = jest.fn();
    element('button').addEventListener('click', onClick);

    press(element('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(loaded().slice(1)).toEqual(APP);

    start();
    expect(onClick).toHaveBeenCalledTimes(1);
    press(element('button'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('what a press opens is shown at once', () => {
    element('p').innerHTML =
      '<button aria-expanded="false" aria-controls="list">Languages</button><ul id="list" hidden></ul>';
    press(element('[aria-controls]'));
    expect(element('#list')).toBeVisible();
    expect(element('[aria-controls]')).toHaveAttribute('aria-expanded', 'true');
  });

  test('the keys that made a choice are repeated with it', async () => {
    const seen: string[] = [];
    const select = element('select') as HTMLSelectElement;
    select.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.dispatchEvent(new Event('focusout', { bubbles: true }));
    for (const type of ['keydown', 'change', 'focusout']) {
      select.addEventListener(type, () => seen.push(type));
    }

    start();
    await waitFor(() => expect(seen).toEqual(['keydown', 'change', 'focusout']));
  });

  test('the app has answered a key before it gets the next', async () => {
    const seen: string[] = [];
    const select = element('select');
    for (const key of ['ArrowDown', 'Enter']) {
      select.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    select.addEventListener('keydown', ({ key }) => {
      seen.push(key);
      queueMicrotask(() => seen.push(`answer to ${key}`));
    });

    start();
    await waitFor(() =>
      expect(seen).toEqual(['ArrowDown', 'answer to ArrowDown', 'Enter', 'answer to Enter']),
    );
  });

  test.each([
    ['ArrowDown', 'One'],
    ['ArrowUp', 'Two'],
  ])('%s opens a menu at %s, and the app finds it open', async (key, name) => {
    const onClick = jest.fn();
    const button = element('[aria-controls]');
    button.addEventListener('click', onClick);
    button.focus();
    await userEvent.keyboard(`{${key}}`);

    expect(element('#entries')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(name);
    start();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('arrow keys move in an open menu, once, and open nothing else', async () => {
    const inApp = jest.fn();
    document.body.addEventListener('keydown', inApp);
    element('[aria-controls]').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Two');
    expect(inApp).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', inApp);

    element('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(element('button'));
  });

  test('a choice in a list is made when it has', () => {
    const onChange = jest.fn();
    const select = element('select') as HTMLSelectElement;
    select.value = '4';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.value = '5';
    select.addEventListener('change', () => {
      onChange(select.value);
    });

    start();
    expect(onChange).toHaveBeenCalledWith('4');
  });

  test('a choice of the theme, which needs no app, is not made again', () => {
    const onChange = jest.fn();
    const select = element('select');
    select.dataset['themeSelect'] = '';
    select.addEventListener('change', onChange);
    select.dispatchEvent(new Event('change', { bubbles: true }));

    start();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(loaded()).toHaveLength(1);
  });

  test('a link is followed by the browser alone', () => {
    const onClick = jest.fn();
    element('a').addEventListener('click', onClick);

    expect(press(element('a')).defaultPrevented).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('following a link of a list that was just opened closes the list for good', () => {
    const onClick = jest.fn();
    press(element('[aria-controls]'));
    press(element('#entries a'));
    expect(element('[aria-controls]')).toHaveAttribute('aria-expanded', 'false');

    element('[aria-controls]').addEventListener('click', onClick);
    start();
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a link of the text may do more, but the app does not follow it yet', () => {
    const [inText, inApp] = [jest.fn(), jest.fn()];
    element('.prose').addEventListener('click', inText);
    window.addEventListener('click', inApp);

    expect(press(element('.prose a')).defaultPrevented).toBe(false);
    expect(inText).toHaveBeenCalledTimes(1);
    expect(inApp).not.toHaveBeenCalled();
    window.removeEventListener('click', inApp);
  });

  test('controls of the text work', () => {
    const onClick = jest.fn();
    element('.prose button').addEventListener('click', onClick);

    press(element('.prose button'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('a document that the browser prepares', () => {
  const showNow = jest.fn();

  test('waits until it is shown', () => {
    Object.assign(document, { prerendering: true });
    whenShown(showNow);
    expect(showNow).not.toHaveBeenCalled();

    document.dispatchEvent(new Event('prerenderingchange'));
    expect(showNow).toHaveBeenCalledTimes(1);
  });

  test('waits for nothing if it is shown', () => {
    Object.assign(document, { prerendering: false });
    whenShown(showNow);
    expect(showNow).toHaveBeenCalledTimes(1);
  });
});

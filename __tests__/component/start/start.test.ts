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
    <select><option>5</option><option>4</option></select>
    <div class="prose"><button type="button">Copy</button></div>`;
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

  test('the keys that made a choice are repeated with it', () => {
    const seen: string[] = [];
    const select = element('select') as HTMLSelectElement;
    select.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.dispatchEvent(new Event('focusout', { bubbles: true }));
    for (const type of ['keydown', 'change', 'focusout']) {
      select.addEventListener(type, () => seen.push(type));
    }

    start();
    expect(seen).toEqual(['keydown', 'change', 'focusout']);
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

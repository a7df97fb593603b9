import { fireEvent } from '@testing-library/react';
import { prefetchOnIntent } from '../../../src/app/prefetch';
import { loadedBody } from '../../../src/components/article/loadBody';
import { chunkOf, MISSING_CHUNK } from '../../support/chunks';

const INTENT_DELAY_MS = 60;

/** What the site says of its pages, by their addresses. */
const chunks: Record<string, string | undefined> = {
  '/guides/caching/': chunkOf('<p>Caching</p>'),
  '/guides/csp/': MISSING_CHUNK,
};
let asked: string[] = [];

prefetchOnIntent();

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  window.___loader = {
    loadPage: (path) => {
      asked.push(path);
      return Promise.resolve({ json: { pageContext: { chunk: chunks[path] } } });
    },
  };
  window.history.replaceState(null, '', '/guides/');
});

afterEach(() => {
  jest.useRealTimers();
});

function linkTo(href: string): HTMLElement {
  document.body.innerHTML = `<p>Text <a href="${href}"><code>link</code></a></p>`;
  return document.querySelector('code') as HTMLElement;
}

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'a page is asked for when a reader is about to follow a link: %s',
  (event) => {
    fireEvent[event](linkTo('/guides/caching/#output'));
    jest.advanceTimersByTime(INTENT_DELAY_MS);

    expect(asked).toEqual(['/guides/caching/']);
  },
);

test('its text comes with it', async () => {
  fireEvent.pointerOver(linkTo('/guides/caching/'));
  await jest.advanceTimersByTimeAsync(INTENT_DELAY_MS);
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect(loadedBody(chunks['/guides/caching/'] ?? '')).toBe('<p>Caching</p>');
});

test('a pointer that only passes over a link asks for nothing', () => {
  fireEvent.pointerOver(linkTo('/guides/caching/'));
  jest.advanceTimersByTime(INTENT_DELAY_MS - 1);
  fireEvent.pointerOver(document.querySelector('p') as HTMLElement);
  jest.advanceTimersByTime(INTENT_DELAY_MS);

  expect(asked).toEqual([]);
});

test.each(['https://example.com/', '/guides/', '#below', '/logo.svg', 'mailto:a@b.c'])(
  'a link to %s asks for nothing',
  (href) => {
    fireEvent.pointerOver(linkTo(href));
    jest.advanceTimersByTime(INTENT_DELAY_MS);

    expect(asked).toEqual([]);
  },
);

test('a text that cannot be loaded yet, or a site without a loader, is not an error', async () => {
  fireEvent.pointerOver(linkTo('/guides/csp/'));
  await jest.advanceTimersByTimeAsync(INTENT_DELAY_MS);
  delete window.___loader;
  fireEvent.pointerOver(linkTo('/guides/csp/'));
  await jest.advanceTimersByTimeAsync(INTENT_DELAY_MS);

  expect(asked).toEqual(['/guides/csp/']);
});

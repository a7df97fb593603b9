import type { Page } from 'playwright-core';
import { visit } from '../../support/browser';
import { violations } from '../../support/axe';
import { inEachTheme, openWindow, WINDOWS } from '../../support/views';

/** A page or more for each template, and one that shows every building block of a text. */
const PAGES = [
  '/',
  '/concepts/',
  '/guides/getting-started/',
  '/contribute/writers-guide/',
  '/glossary/',
  '/api/types/c/',
  '/blog/',
  '/blog/2020-10-10-webpack-5-release/',
  '/vote/',
  '/migrate/printable/',
  '/404/',
];

describe.each(WINDOWS)('$width px', (window) => {
  let page: Page;

  beforeAll(async () => {
    const context = await openWindow(window);
    await context.route('https://**', (route) => route.abort());
    page = await context.newPage();
  });

  afterAll(() => page.context().close());

  test.each(PAGES)('%s is accessible', async (url) => {
    await visit(page, url);
    expect(await inEachTheme(page, violations)).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { wake } from '../../scripts/browser/wake';
import { open } from '../support/browser';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Animations and transitions that run at this moment. */
const movements = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** How far things moved by themselves, as the browser counts it for its users. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number };
        const sum = (list: PerformanceEntryList) =>
          (list as Shift[]).reduce((total, { value }) => total + value, 0);
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 200);
      }),
  );

test('says in one screen what webpack is for, and the words change', async () => {
  const page = await open('/');
  await wake(page);

  expect(await headline(page).textContent()).toContain(
    'Bundle your assets, scripts, images and styles',
  );
  expect(await page.getByRole('img', { name: /starts at index\.js/ }).isVisible()).toBe(true);
  expect(await movements(page)).toBeGreaterThan(0);
  await page.locator('[data-state="current"]', { hasText: 'scripts' }).waitFor();
});

test('nothing moves out of view', async () => {
  const page = await open('/');
  await scrollToEnd(page);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
});

test('who wants no motion sees all words, and nothing moves', async () => {
  const page = await open('/', { reducedMotion: 'reduce' });
  await page.waitForTimeout(1000);

  expect(await page.getByText('assets, scripts, images and styles').isVisible()).toBe(true);
  expect(await movements(page)).toBe(0);
});

test('the motion can be paused, which is remembered, and go on', async () => {
  const page = await open('/');
  await wake(page);
  await page.waitForFunction(() => document.getAnimations().length > 0);
  await page.getByRole('button', { name: 'Pause motion' }).click();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );

  await page.reload();
  await page.getByRole('button', { name: 'Play motion' }).waitFor();
  await page.waitForTimeout(6000);
  expect(await page.locator('[data-state="current"]').textContent()).toBe('assets');
  expect(await movements(page)).toBe(0);

  await page.getByRole('button', { name: 'Play motion' }).click();
  await page.locator('[data-state="current"]', { hasText: 'scripts' }).waitFor();
});

test('who wants no motion needs no control of it', async () => {
  const page = await open('/', { reducedMotion: 'reduce' });

  expect(await page.getByRole('button', { name: /motion/ }).count()).toBe(0);
});

test('what is called new came with the documented release', async () => {
  const page = await open('/');
  const card = page.getByRole('link', { name: /What’s new/ });

  expect(await card.textContent()).toMatch(/webpack 5\.\d+ brought \d+ options/);
  expect(await card.getAttribute('href')).not.toContain('2020');
});

test('without JavaScript the page says the same, and where the sponsors are', async () => {
  const page = await open('/', { javaScriptEnabled: false });

  expect(await page.getByText('assets, scripts, images and styles').isVisible()).toBe(true);
  expect(await page.getByText('webpack 5.112.2 compiled successfully').isVisible()).toBe(true);
  expect(await page.getByText('Their list needs JavaScript').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: 'Gold sponsors' }).isVisible()).toBe(false);
});

test.each([
  [360, 0.9],
  [1440, 0.9],
  [1440, 0.1],
])('nothing shifts on the way down, %i pixels wide, by a chance of %d', async (width, chance) => {
  const page = await open('/404/', { viewport: { width, height: 800 } });
  await page.addInitScript((value) => (Math.random = () => value), chance);
  await page.goto('/');
  for (let step = 0; step < 20; step++) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(50);
  }
  await page.getByRole('link', { name: 'Be the next sponsor' }).waitFor();

  expect(await shifts(page)).toBe(0);
});

test('deep links of the old start page lead to the same parts', async () => {
  for (const id of ['write-your-code', 'bundle-it', 'awesome-isnt-it-lets-dive-in']) {
    const page = await open(`/#${id}`);
    await page.waitForFunction((target) => {
      const { top = -1 } = document.getElementById(target)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    }, id);
  }
});

test('readers who come from another page see it with all its styles', async () => {
  const page = await open('/concepts/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /webpack/ })
    .first()
    .click();
  await headline(page).filter({ hasText: 'Bundle your' }).waitFor();

  await page.getByRole('heading', { name: 'Write Your Code' }).waitFor();
  const ground = page.locator('section', { has: headline(page) });
  expect(await ground.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
});

import type { Page } from 'playwright-core';
import { wake } from '../../scripts/browser/wake';
import { open } from '../support/browser';

type Point = readonly [x: number, y: number];

const GUIDE = '/guides/getting-started/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A finger that goes from one point to the other. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map(([x, y]) => ({ x, y })),
    });

  await touch('touchStart', from);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch('touchMove', [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
  await fingers.detach();
}

const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const settled = (page: Page) => page.waitForTimeout(300);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** After a swipe the page glides on; a tap would only stop it. */
async function stopped(page: Page): Promise<void> {
  let place: number;
  do {
    place = await scrolled(page);
    await settled(page);
  } while ((await scrolled(page)) !== place);
}

test('a swipe to the right opens the sidebar, a swipe to the left closes it', async () => {
  const page = await open(GUIDE, PHONE);
  await wake(page);

  await swipe(page, [30, 400], [120, 410]);
  await sidebar(page).waitFor();

  await swipe(page, [250, 400], [160, 410]);
  await sidebar(page).waitFor({ state: 'hidden' });
});

test.each<[string, Point, Point]>([
  ['is too short', [30, 400], [48, 400]],
  ['starts too far to the right', [310, 400], [350, 400]],
  ['is more of a scroll', [30, 400], [90, 460]],
])('a swipe that %s opens nothing', async (_, from, to) => {
  const page = await open(GUIDE, PHONE);

  await swipe(page, from, to);
  await settled(page);

  expect(await sidebar(page).isVisible()).toBe(false);
});

test('the page scrolls under a finger, and not while the sidebar is open', async () => {
  const page = await open(GUIDE, PHONE);

  await swipe(page, [60, 600], [70, 300]);
  await page.waitForFunction(() => window.scrollY > 100);
  await stopped(page);
  expect(await sidebar(page).isVisible()).toBe(false);

  await menu(page).tap();
  await sidebar(page).waitFor();
  const place = await scrolled(page);
  await swipe(page, [345, 600], [345, 300]);
  await settled(page);
  expect(await scrolled(page)).toBe(place);
});

test('a finger that scrolls code sideways leaves the sidebar closed', async () => {
  const page = await open(GUIDE, PHONE);
  await wake(page);
  await page.getByRole('main').evaluate((main) => {
    const box = document.createElement('pre');
    const code = document.createElement('code');
    box.id = 'wide';
    box.style.overflowX = 'auto';
    code.textContent = 'wide'.repeat(500);
    box.append(code);
    main.prepend(box);
  });
  const code = await page.locator('#wide').boundingBox();
  const y = (code?.y ?? 0) + (code?.height ?? 0) / 2;

  await swipe(page, [60, y], [200, y]);
  await settled(page);

  expect(await sidebar(page).isVisible()).toBe(false);
});

test('a tap next to the sidebar closes it, and follows no link', async () => {
  const page = await open(GUIDE, PHONE);
  await menu(page).tap();
  await sidebar(page).waitFor();

  await page.touchscreen.tap(350, 400);

  await sidebar(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(GUIDE);
});

test('a link closes the sidebar and opens its page', async () => {
  const page = await open(GUIDE, PHONE);
  await menu(page).tap();

  await sidebar(page).getByRole('link', { name: 'Asset Management', exact: true }).tap();

  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await sidebar(page).waitFor({ state: 'hidden' });
});

test('keys stay in the open sidebar, and Escape returns to its button', async () => {
  const page = await open(GUIDE, PHONE);
  await wake(page);
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await sidebar(page).waitFor();
  const holdsFocus = () => sidebar(page).evaluate((root) => root.contains(document.activeElement));

  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await holdsFocus()).toBe(true);
  }

  await page.keyboard.press('Escape');
  await sidebar(page).waitFor({ state: 'hidden' });
  expect(await menu(page).evaluate((button) => button === document.activeElement)).toBe(true);
});

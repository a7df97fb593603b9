import type { Page } from 'playwright-core';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 } };

const drawing = (page: Page) =>
  page.getByRole('main').getByRole('img', { name: /^index.html refers/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^The source files/ });
const enlarge = (page: Page) => page.getByRole('button', { name: /^Enlarge: The source files/ });

const widthOf = async (page: Page, isEnlarged: boolean) =>
  (await (isEnlarged ? dialog(page).getByRole('img') : drawing(page)).boundingBox())!.width;

test.each([
  ['before the app has started', { isUntouched: true }],
  ['when the app has started', {}],
])('%s, a press on a drawing shows it larger, with its caption', async (_, options) => {
  const page = await open(GUIDE, { ...DESK, ...options });
  await drawing(page).click();

  expect(await widthOf(page, true)).toBeGreaterThan(1.3 * (await widthOf(page, false)));
  await dialog(page)
    .getByText(/^The source files and the references/)
    .waitFor();
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESK],
])('on %s, an enlarged drawing is whole or scrolls, and the page behind stays', async (_, view) => {
  const page = await open(GUIDE, view);
  await drawing(page).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  const before = await widthOf(page, false);
  await drawing(page).click({ position: { x: 40, y: 60 } });
  await dialog(page).waitFor();

  expect(await widthOf(page, true)).toBeGreaterThan(before);
  const hidden = await dialog(page).evaluate(({ children: [, middle] }) => {
    const { width } = middle!.querySelector('svg')!.getBoundingClientRect();
    return width - middle!.scrollWidth;
  });
  expect(hidden).toBeLessThanOrEqual(0);

  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test.each(['Enter', 'Space'])(
  '%s enlarges a drawing, and Escape gives the focus back',
  async (key) => {
    const page = await open(GUIDE, { ...DESK, isUntouched: true });
    await enlarge(page).focus();
    await page.keyboard.press(key);
    await dialog(page).waitFor();
    const close = dialog(page).getByRole('button', { name: 'Close' });
    expect(await close.evaluate((each) => each === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await enlarge(page).evaluate((each) => each === document.activeElement)).toBe(true);
  },
);

test('the close button works before the app has started', async () => {
  const page = await open(GUIDE, {
    ...DESK,
    isUntouched: true,
    // It never comes.
    prepare: (each) => each.route(/\/app-\w+\.js/, () => undefined),
  });
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
});

test('a press on the enlarged drawing closes it, and no other opens', async () => {
  const page = await open(GUIDE, DESK);
  await drawing(page).click();
  await dialog(page).getByRole('img').click();
  await dialog(page).waitFor({ state: 'hidden' });

  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a screenshot is enlarged, too, with its description', async () => {
  const page = await open('/contribute/writers-guide/', DESK);
  await page.getByRole('img', { name: /^A red box/ }).click();

  const shown = page.getByRole('dialog', { name: /^A red box/ });
  await shown.getByText(/^A red box/).waitFor();
  expect((await shown.getByRole('img').boundingBox())!.width).toBeGreaterThan(1000);
});

test('after a press on a link elsewhere, pictures of the next page are enlarged', async () => {
  const page = await open(GUIDE, DESK);
  await page.getByRole('main').getByRole('link', { name: 'Asset Management' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Asset Management' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Getting Started' }).waitFor();

  await drawing(page).click();
  await dialog(page).waitFor();
});

test('without scripts there is the drawing and no button', async () => {
  const page = await open(GUIDE, { ...DESK, javaScriptEnabled: false });

  expect(await drawing(page).isVisible()).toBe(true);
  expect(await enlarge(page).count()).toBe(0);
});

test('readers who want less motion see the picture at once', async () => {
  const page = await open(GUIDE, { ...DESK, reducedMotion: 'reduce' });
  await drawing(page).click();
  await dialog(page).waitFor();

  const durations = await dialog(page).evaluate((each) =>
    each.getAnimations().map((animation) => animation.effect?.getTiming().duration),
  );
  expect(durations.filter((duration) => duration !== 0)).toEqual([]);
});

import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('the text fits the screen and can be read without zooming', async () => {
  const page = await open(GUIDE, PHONE);
  const paragraph = page.locator('[data-body] > p').first();
  const { width = 0 } = (await paragraph.boundingBox()) ?? {};
  const size = await paragraph.evaluate((element) =>
    parseFloat(getComputedStyle(element).fontSize),
  );

  expect(width).toBeGreaterThan(300);
  expect(size).toBeGreaterThanOrEqual(16);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

test('the words of a drawing are large enough to be read, and the page does not scroll sideways', async () => {
  const page = await open(GUIDE, PHONE);
  const drawing = page.getByRole('figure').getByRole('img').first();
  const sizes = await drawing.evaluate((svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return [...svg.querySelectorAll('text')].map(
      (text) => parseFloat(getComputedStyle(text).fontSize) * scale,
    );
  });

  expect(Math.min(...sizes)).toBeGreaterThan(11);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('what a terminal prints is read without scrolling sideways', async () => {
  const page = await open('/errors/resolving/', PHONE);
  const message = page
    .getByText("Can't resolve './price' in '/app/src'")
    .locator('xpath=ancestor::pre');

  expect(await message.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});

test('in a table, a name too long for a column stands above what is said about it', async () => {
  const page = await open('/api/chunk-group-object/', PHONE);
  const row = page.getByRole('row', { name: 'compilation.entrypoints' });
  const [name, text] = await Promise.all(
    [0, 1].map((index) => row.getByRole('cell').nth(index).boundingBox()),
  );

  expect(name!.y + name!.height).toBeLessThanOrEqual(text!.y);
  expect(text!.width).toBeGreaterThan(280);
});

test('the headings of the page are behind a button, and a tap leads to one', async () => {
  const page = await open(GUIDE, PHONE);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('button', { name: 'On this page' }).tap();
  await contents.getByRole('link', { name: 'Conclusion' }).tap();

  await page.waitForURL('**#conclusion');
  await page.waitForFunction(() => {
    const { top = -1 } = document.getElementById('conclusion')?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  });
  expect(await contents.getByRole('link', { name: 'Conclusion' }).isVisible()).toBe(false);
});

test('the menu leads to every part of the site', async () => {
  const page = await open(GUIDE, PHONE);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Concepts', 'Plugins', 'Contribute', 'Vote', 'Blog']) {
    await menu.getByRole('link', { name, exact: true }).first().waitFor();
  }

  await menu.getByRole('link', { name: 'Blog', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
});

test('a term says what it means when it is tapped', async () => {
  const page = await open('/contribute/writers-guide/', PHONE);
  const definition = page.getByRole('main').getByRole('tooltip', { includeHidden: true }).first();
  const word = definition.locator('..').locator('a, [tabindex]').first();
  await word.scrollIntoViewIfNeeded();
  await word.tap();
  await definition.waitFor();
  const box = await definition.boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(360);
});

test('everything that is tapped is large enough for a finger', async () => {
  const page = await open(GUIDE, PHONE);
  const small = await page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          return Math.min(width, height) < 32;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(small).toEqual([]);
});

test('at 320 pixels with a scrollbar the header is a single row', async () => {
  const page = await open(GUIDE, { viewport: { width: 320, height: 640 } });
  await page.evaluate(() => {
    document.documentElement.style.inlineSize = '305px';
  });
  const header = page.getByRole('banner');

  expect((await header.boundingBox())!.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('in a window as low as at 400 % zoom the header scrolls away with the page', async () => {
  const page = await open(GUIDE, { viewport: { width: 320, height: 200 } });
  await page.mouse.wheel(0, 1000);
  await page.waitForFunction(() => window.scrollY > 500);

  const { y, height } = (await page.getByRole('banner').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(0);
});

test('the menu closes when the window grows until the page has no button for it', async () => {
  const page = await open(GUIDE, { viewport: { width: 700, height: 800 } });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();

  await page.setViewportSize({ width: 1280, height: 800 });
  await menu.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
});

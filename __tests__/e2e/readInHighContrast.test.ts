import type { Locator } from 'playwright-core';
import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const DESK = { viewport: { width: 1440, height: 900 } };
const SCHEMES = ['light', 'dark'] as const;

const inColors = (colorScheme: (typeof SCHEMES)[number]) => ({
  ...DESK,
  forcedColors: 'active' as const,
  colorScheme,
});

const style = (element: Locator, property: string) =>
  element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

/** The color that the reader has chosen for the ground. */
const canvas = (element: Locator) =>
  element.evaluate((each) => {
    const probe = each.ownerDocument.createElement('i');
    probe.style.backgroundColor = 'Canvas';
    each.ownerDocument.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });

test.each(SCHEMES)('in %s forced colors the marks of other sites are seen', async (scheme) => {
  const page = await open(GUIDE, inColors(scheme));
  const mark = page.getByRole('banner').getByRole('link', { name: 'Discord' }).locator('span');

  expect(await style(mark, 'background-color')).not.toBe(await canvas(mark));
});

test.each(SCHEMES)('in %s forced colors the current links differ from others', async (scheme) => {
  const page = await open(GUIDE, inColors(scheme));
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  const border = (name: string) =>
    style(links.getByRole('link', { name, exact: true }).first(), 'border-block-end-color');
  const ground = await canvas(links);

  expect(await border('Documentation')).not.toBe(ground);
  expect(await border('Vote')).toBe(ground);

  const current = page
    .getByRole('navigation', { name: 'Guides' })
    .getByRole('link', { name: 'Getting Started' });
  expect(await style(current, 'outline-style')).toBe('solid');
});

test.each(SCHEMES)('in %s forced colors lines of drawings are seen', async (scheme) => {
  const page = await open(GUIDE, inColors(scheme));
  const line = page.locator('.drawing .fig-line').first();
  await line.waitFor({ state: 'attached' });

  expect(await style(line, 'stroke')).not.toBe(await canvas(line));
  expect(await style(page.locator('.drawing .fig-text').first(), 'fill')).not.toBe(
    await canvas(line),
  );
});

test('in forced colors the selected result of the search is framed, and no other', async () => {
  const page = await open(GUIDE, inColors('dark'));
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('caching');
  const results = page.getByRole('dialog').getByRole('row');
  await results.nth(1).waitFor();
  await page.keyboard.press('ArrowDown');

  const framed = () =>
    results.evaluateAll((each) =>
      each
        .filter((row) => getComputedStyle(row.querySelector('a')!).outlineStyle === 'solid')
        .map((row) => row.getAttribute('aria-selected')),
    );
  expect(await framed()).toEqual(['true']);
});

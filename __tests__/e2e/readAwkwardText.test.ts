import { open } from '../support/browser';

const GUIDE = '/guides/getting-started/';
const LONG = 'pneumono'.repeat(40);

const AWKWARD: [string, string][] = [
  ['a very long word', `<p>${LONG}</p><h2>${LONG}</h2>`],
  ['a very long name in code marks', `<p>Set <code>${LONG}</code> to true.</p>`],
  [
    'a very long line of code',
    `<figure class="code" data-lang="js"><pre tabindex="0"><code>${LONG}${LONG}</code></pre></figure>`,
  ],
  [
    'a table with many columns',
    `<div class="table" role="group" aria-label="Table" tabindex="0"><table><tbody><tr>${'<td>a cell of a row</td>'.repeat(20)}</tr></tbody></table></div>`,
  ],
  ['a picture that is gone', '<p><img src="/no-such-picture.png" alt="A chart" width="4000"></p>'],
];

test.each(AWKWARD)('%s does not make a narrow page scroll sideways', async (_, html) => {
  const page = await open(GUIDE, {
    viewport: { width: 360, height: 740 },
    expectedErrors: [/status of 404/],
  });
  await page.locator('[data-body]').evaluate((body, text) => {
    body.innerHTML = text;
  }, html);

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a hash that names no heading leaves the reader at the top', async () => {
  const page = await open(`${GUIDE}#no-such-heading`);

  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

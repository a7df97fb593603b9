import { deployBlocks } from '../../support/hosts/deployBlocks';

type Answer = (
  request: Request,
  getPage: () => Promise<Response>,
  getFile: (url: URL) => Promise<Response>,
) => Promise<Response>;

const [block = ''] = deployBlocks('Markdown at the address of a page', 'js');
const { answer } = (await import(
  `data:text/javascript,${encodeURIComponent(block)}`
)) as unknown as { answer: Answer };

/** The function in front of a site that has Markdown of one page only. */
const visit = (pathname: string, accept?: string) =>
  answer(
    new Request(`https://webpack.js.org${pathname}`, { headers: accept ? { accept } : {} }),
    () => Promise.resolve(new Response('HTML', { headers: { 'x-frame-options': 'DENY' } })),
    ({ pathname: file }) =>
      Promise.resolve(
        file === '/guides/caching.md'
          ? new Response('Markdown')
          : new Response('Not found', { status: 404 }),
      ),
  );

test.each([
  ['Markdown', '/guides/caching/', 'text/markdown'],
  ['Markdown', '/guides/caching/?a=b', 'text/markdown, text/html;q=0.9'],
  ['HTML', '/guides/caching/', 'text/html,application/xhtml+xml,*/*;q=0.8'],
  ['HTML', '/guides/caching/', 'text/html, text/markdown;q=0.5'],
  ['HTML', '/guides/caching/', 'text/markdown;q=0'],
  ['HTML', '/guides/caching/', undefined],
  ['HTML', '/vote/', 'text/markdown'],
  ['HTML', '/', 'text/markdown'],
  ['HTML', '/app.js', 'text/markdown'],
])('the function of DEPLOY.md answers with %s at %s for who accepts %p', async (...row) => {
  const [body, path, accept] = row;
  expect(await (await visit(path, accept)).text()).toBe(body);
});

test('the answer says that it depends on what was asked for, and keeps its headers', async () => {
  const { headers } = await visit('/guides/caching/', 'text/html');
  expect(headers.get('vary')).toBe('Accept');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

import { compileBody } from '../../../../src/node/body/compileBody';
import { createTypePages } from '../../../../src/node/output/typePages';
import { listedAt } from '../../../../src/node/reference/places';
import { readReference } from '../../../../src/node/reference/reference';
import { typeUrls } from '../../../../src/node/reference/typeListing';
import { uncoloured } from '../../../support/content';

const EXPLAINED: Readonly<Record<string, string>> = {
  Stats: '/api/node/#stats-object',
  'Stats.toJson': '/api/node/#statstojsonoptions',
};

const pagesOf = createTypePages({
  read: readReference,
  compile: (input) => compileBody(input, uncoloured),
  urlOf: (name) => EXPLAINED[name],
  urlOfClass: (name) => EXPLAINED[name],
});
const pages = await pagesOf();
const page = (url: string) => pages.find((each) => each.url === url);
/** What is below the heading of a type. */
const entry = (name: string) => {
  const { path, id } = place(name);
  const html = page(path)?.html ?? '';
  const start = html.indexOf(`<h2 id="${id}"`);
  const end = html.indexOf('<h2', start + 1);
  return html.slice(start, end < 0 ? undefined : end);
};
const place = (name: string) => {
  const [path = '', id = ''] = listedAt(name).split('#');
  return { path, id };
};

test('there is a page for each letter, and one with all names', () => {
  expect(pages.map(({ url }) => url)).toEqual(typeUrls(readReference()));
  expect(pages.map(({ title }) => title).slice(0, 3)).toEqual(['Types', 'Types: A', 'Types: B']);
});

test('every type has the id that signatures link to, and the list of names links to it as well', () => {
  const all = page('/api/types/')?.html ?? '';
  for (const { name } of readReference().classes) {
    const { path, id } = place(name);
    expect(page(path)?.anchors.map((anchor) => anchor.id)).toContain(id);
    expect(all).toContain(`href="${path}#${id}"`);
  }
});

test('no link leads to a type that is not there', () => {
  const ids = new Set(
    pages.flatMap(({ url, anchors }) => [url, ...anchors.map(({ id }) => `${url}#${id}`)]),
  );
  const links = pages.flatMap(({ html }) =>
    [...html.matchAll(/href="(\/api\/types\/[^"]*)"/g)].map(([, href = '']) => href),
  );

  expect(links.length).toBeGreaterThan(1000);
  expect([...new Set(links)].filter((href) => !ids.has(href))).toEqual([]);
});

test('a type shows its declaration, its members and what uses it', () => {
  expect(entry('NormalModule')).toContain('extends <a href="/api/types/m/#module">Module</a>');
  expect(entry('NormalModule')).toContain('webpack.NormalModule');
  expect(entry('CompilationParams')).toContain('normalModuleFactory');
  expect(entry('CompilationParams')).toContain('Compiler.hooks.compile');
  expect(entry('Compilation')).toMatch(/<summary>\d+ members<\/summary>/);
});

test('a type that a page explains leads there, and so do its members', () => {
  expect(entry('Stats')).toContain('<a href="/api/node/#stats-object">/api/node/</a>');
  expect(entry('Stats')).toContain('<a href="/api/node/#statstojsonoptions">toJson</a>');
});

test('search finds types by name, and members only as long as no page explains their class', () => {
  const names = (name: string) => {
    const { path, id } = place(name);
    return page(path)?.passages.find(({ anchor }) => anchor === id)?.names;
  };

  expect(names('Compilation')).toEqual(
    expect.arrayContaining(['webpack.Compilation', 'emitAsset']),
  );
  expect(names('Stats')).toEqual(['webpack.Stats']);
  expect(names('AssetInfo')).toEqual(['webpack.AssetInfo']);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Validator } from '@cfworker/json-schema';
import type { ReferenceFile } from '../../src/endpoints/reference/referenceFiles';
import {
  FORMAT_VERSION,
  listSchemaUrl,
  listUrl,
} from '../../src/endpoints/reference/referenceFiles';
import { LIST_NAMES } from '../../src/endpoints/reference/shapes';
import { REFERENCE_SCHEMA_URL, REFERENCE_URL } from '../../src/site/referenceUrls';
import { SITE_URL } from '../support/builtDocuments';
import { builtUrls, readBuilt } from '../support/builtSite';

type Schema = ConstructorParameters<typeof Validator>[0] & { $id: string; $schema: string };

const json = (url: string) => JSON.parse(readBuilt(url)) as unknown;
const whole = json(REFERENCE_URL) as ReferenceFile;
const { lists } = whole;

const FILES = [
  [REFERENCE_URL, REFERENCE_SCHEMA_URL],
  ...LIST_NAMES.map((name) => [listUrl(name), listSchemaUrl(name)]),
] as [string, string][];

const errorsOf = (schemaUrl: string, value: unknown) =>
  new Validator(json(schemaUrl) as Schema, '2020-12', true).validate(value).errors;

test.each(FILES)('%s is as its schema says', (url, schemaUrl) => {
  const schema = json(schemaUrl) as Schema;

  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(schema.$id).toBe(`https://webpack.js.org${schemaUrl}`);
  expect(json(url)).toMatchObject({ $schema: schema.$id, version: FORMAT_VERSION });
  expect(errorsOf(schemaUrl, json(url))).toEqual([]);
});

test('the schemas refuse what another version of the format may have', () => {
  const { list, ...head } = json(listUrl('commands')) as { list: object[] };

  expect(errorsOf(listSchemaUrl('commands'), { ...head, list: [{}] })).not.toEqual([]);
  expect(errorsOf(listSchemaUrl('commands'), { ...head, list, version: '2.0.0' })).not.toEqual([]);
  expect(
    errorsOf(listSchemaUrl('commands'), { ...head, list: [{ ...list[0], added: 1 }] }),
  ).toEqual([]);
});

test('every field is described', () => {
  const undescribed = FILES.flatMap(([, url]) => fieldsWithout(json(url), url));

  expect(undescribed).toEqual([]);
});

/** The fields of a schema without a description, by where they are. */
function fieldsWithout(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: Record<string, object> };
  const own = Object.entries(properties).flatMap(([key, field]) =>
    'description' in field || '$ref' in field ? [] : `${place}.${key}`,
  );
  return [
    ...own,
    ...Object.entries(schema).flatMap(([key, value]) => fieldsWithout(value, `${place}.${key}`)),
  ];
}

test('the lists alone are those of the whole file, which says what it has', () => {
  for (const { name, url, schema, count } of whole.contents) {
    const list = lists[name as keyof typeof lists];
    expect([name, list.length]).toEqual([name, count]);
    expect(json(url.replace('https://webpack.js.org', ''))).toMatchObject({
      $schema: schema,
      list,
    });
  }
  expect(whole.contents.map(({ name }) => name).sort()).toEqual(Object.keys(lists).sort());
  expect(whole.contents.filter(({ count }) => count === 0)).toEqual([]);
});

test('every address is that of a page, and of a heading that it has', () => {
  const entries = Object.values(lists).flatMap((list) =>
    (list as { name: string; url: string; options?: []; members?: [] }[]).flatMap((entry) => [
      entry,
      ...(entry.options ?? []),
      ...(entry.members ?? []),
    ]),
  );

  const urls = [...new Set(entries.map(({ url }) => url))];
  const known = new Set(builtUrls().flatMap(placesOn));

  expect(entries.length).toBeGreaterThan(5000);
  expect(urls.filter((url) => !known.has(url))).toEqual([]);
});

/** The addresses of a page and of all that has an id on it. */
const placesOn = (path: string): string[] => [
  SITE_URL + path,
  ...[...readBuilt(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${SITE_URL}${path}#${id}`),
];

test('an option has its type, its defaults by mode, and its place', () => {
  const option = lists.options.find(({ name }) => name === 'cache.allowCollectingMemory');

  expect(option).toMatchObject({
    url: 'https://webpack.js.org/configuration/cache/#cacheallowcollectingmemory',
    documented: true,
    type: 'boolean',
    deprecated: false,
  });
  expect(option?.defaults.map(({ value, modes }) => [value, modes])).toEqual([
    ['true', ['development']],
    ['false', ['production', 'none']],
  ]);
});

test('what no page explains by its name leads to what it belongs to', () => {
  const flag = lists.flags.find(({ name }) => name === '--output-library-name');
  const member = lists.classes
    .find(({ name }) => name === 'Stats')
    ?.members.find(({ name }) => name === 'Stats.toJson');

  expect(flag?.url).toMatch(/\/configuration\/output\/#outputlibrary/);
  expect(member?.url).toBe('https://webpack.js.org/api/node/#statstojsonoptions');
  expect(lists.classes.find(({ name }) => name === 'Argument')?.url).toBe(
    'https://webpack.js.org/api/types/a/#argument',
  );
});

test('no message has a code that is not known', () => {
  expect(
    lists.errors.filter(({ code }) => code !== null && !/^[A-Z][A-Z\d_]+$/.test(code)),
  ).toEqual([]);
});

test('what a release removed is there with that release, unless it came back', () => {
  const names = new Set(lists.options.map(({ name }) => name));

  expect(lists.removals).toContainEqual({
    name: 'experiments.layers',
    kind: 'option',
    release: '5.102',
    url: 'https://webpack.js.org/whats-new/#webpack-5-102',
  });
  expect(lists.removals.filter(({ kind, name }) => kind === 'option' && names.has(name))).toEqual(
    [],
  );
});

test('scripts of other sites may read it, and the worker of the site does not save it', () => {
  const rules = readBuilt('/_headers');

  for (const path of ['/reference.json', '/reference.schema.json', '/reference/*']) {
    expect(rules).toContain(`\n${path}\n  Access-Control-Allow-Origin: *\n`);
  }
  expect(readBuilt('/offline/manifest.json')).not.toMatch(/"\/reference[./]/);
});

describe('the page about it', () => {
  const page = readFileSync('content/contribute/reference-data.mdx', 'utf8');
  const block = (title: string) =>
    new RegExp(`\`\`\`\\w+ title="${title}"\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';

  test('names every file', () => {
    const named = [...page.matchAll(/^\|.*`(\/reference[\w./]*\.json)` \|$/gm)];

    expect(named.map(([, url]) => url)).toEqual(LIST_NAMES.map(listUrl));
  });

  test('shows an entry as it is in the file', () => {
    const shown = JSON.parse(block('reference/hooks.json')) as { list: object[] };
    const file = json(listUrl('hooks')) as typeof shown;

    expect(Object.keys(shown)).toEqual(Object.keys(file));
    expect(file.list).toContainEqual(shown.list[0]);
  });

  test('has an example that prints the options of a release', () => {
    // In place of the public site.
    const fetchBuilt = `globalThis.fetch = async (url) => new Response(
      await (await import('node:fs/promises')).readFile(url.replace('${SITE_URL}', 'public')));`;
    const printed = execFileSync(
      process.execPath,
      [
        ...['--import', `data:text/javascript,${encodeURIComponent(fetchBuilt)}`],
        ...['--input-type=module', '-', '5.111'],
      ],
      { input: block('new-options.mjs'), encoding: 'utf8' },
    );

    expect(printed).toContain(
      'cache.buildDependencies.*[].dependency: string\n  https://webpack.js.org/configuration/cache/',
    );
    expect(printed).not.toContain('\noutput.filename:');
  });
});

import { isJsonFile, type DataFileName } from './dataShapes';

type Examples = {
  /** A whole entry. */
  entry: string;
  /** What stands behind the keys of an entry. */
  keys?: Readonly<Record<string, string>>;
};

/** What would have been right in each data file. */
const EXAMPLES: Readonly<Record<DataFileName, Examples>> = {
  assistants: {
    entry: '{ "name": "Claude", "address": "https://claude.ai/new?q={prompt}" }',
    keys: { name: '"Claude"', address: '"https://claude.ai/new?q={prompt}"' },
  },
  awesome: {
    entry:
      '- { title: css-loader, link: https://github.com/webpack/css-loader, kind: Loaders, why: for style sheets. }',
    keys: {
      title: 'css-loader',
      link: 'https://github.com/webpack/css-loader',
      kind: 'Loaders',
      why: 'for style sheets.',
    },
  },
  banner: {
    entry: '{ "version": "4", "text": "…", "link": { "title": "See the vote", "url": "/vote/" } }',
    keys: { version: '"4"', text: '"…"', link: '{ "title": "See the vote", "url": "/vote/" }' },
  },
  glossary: {
    entry: '- { term: chunk, definition: Modules that load together., url: /concepts/#chunks }',
    keys: {
      term: 'chunk',
      aliases: '[chunks]',
      definition: 'Modules that load together.',
      url: '/concepts/#chunks',
    },
  },
  outdated: {
    entry:
      '- { option: output.jsonpFunction, status: gone, since: 5, now: Remove it, url: /migrate/5/ }',
    keys: {
      option: 'output.jsonpFunction',
      plugin: 'webpack.optimize.DedupePlugin',
      package: 'file-loader',
      matching: "'^hashed$'",
      kind: 'function',
      names: '[ExtractTextPlugin]',
      like: 'module.rules',
      status: 'gone',
      since: '5',
      now: 'Remove it',
      url: '/migrate/5/',
    },
  },
  published: { entry: '/guides/caching/: output-filenames caching-guides' },
  redirects: { entry: '/old/: /guides/caching/' },
  sponsors: {
    entry: '- { name: Example, totalCents: 10000 }',
    keys: {
      name: 'Example',
      slug: 'example',
      website: 'https://example.com',
      avatar: 'https://example.com/logo.png',
      totalCents: '10000',
      monthlyCents: '500',
      firstDonation: '2020-10-10',
      note: 'sponsors the servers',
    },
  },
  'searched-as': { entry: '/guides/caching/: [cache busting, hash in file name]' },
  synonyms: { entry: '- [hmr, hot module replacement]' },
  'to-come': { entry: '- /guides/caching/' },
  undocumented: { entry: '/configuration/output/: [output.filename]' },
  'vote-topics': {
    entry:
      '- { title: …, summary: …, state: idea, thread: https://github.com/webpack/webpack/issues/536 }',
    keys: {
      title: 'Faster builds',
      summary: 'What it would bring, in a sentence.',
      state: 'idea',
      thread: 'https://github.com/webpack/webpack/issues/536',
      opened: '2020-10-10',
      shippedIn: '5.20.0',
    },
  },
};

type Path = readonly PropertyKey[];

/** The key of an entry that a path names, as far as entries of this file have keys. */
const keyOf = (name: DataFileName, path: Path): string | undefined => {
  const key = path[name === 'banner' ? 0 : 1];
  return typeof key === 'string' ? key : undefined;
};

/** A line that would have been right. */
export function dataExample(name: DataFileName, path: Path): string {
  const { entry, keys } = EXAMPLES[name];
  const key = keyOf(name, path);
  if (key === undefined || keys?.[key] === undefined) return entry;
  return isJsonFile(name) ? `"${key}": ${keys[key]}` : `${key}: ${keys[key]}`;
}

/** The keys that may stand in the mapping at a path. */
export const dataKeys = (name: DataFileName, path: Path): string[] =>
  name === 'banner' && path[0] === 'link'
    ? ['title', 'url']
    : Object.keys(EXAMPLES[name].keys ?? {});

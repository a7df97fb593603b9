import { intentOf } from '../../../../src/components/search/local/intent';

test.each([
  'what is a chunk',
  'how does hmr work',
  'difference between loader and plugin',
  'vite vs webpack',
])('%j asks for a concept', (query) => expect(intentOf(query).isConcept).toBe(true));

test.each(['caching', 'how do I split chunks', 'output.filename', 'import css'])(
  '%j asks for no concept',
  (query) => expect(intentOf(query).isConcept).toBe(false),
);

test.each([
  'Loading chunk 3 failed',
  "Can't resolve 'fs'",
  'ERR_OSSL_EVP_UNSUPPORTED',
  'TypeError: x is not a function',
])('%j asks about a message', (query) => expect(intentOf(query).isMessage).toBe(true));

test.each(['caching', 'copy static files', '--mode', 'output.path'])(
  '%j asks about no message',
  (query) => expect(intentOf(query).isMessage).toBe(false),
);

test.each(['add a warning from a plugin', 'compiler.hooks.done', 'read a file in my loader'])(
  "%j asks about code of the reader's own",
  (query) => expect(intentOf(query).isAuthoring).toBe(true),
);

test.each(['plugin to copy files', 'loader for scss', 'copy plugin'])(
  "%j asks about no code of the reader's own",
  (query) => expect(intentOf(query).isAuthoring).toBe(false),
);

test.each(['webpack vs vite', 'rollup or webpack', 'esbuild', 'Is vite better than webpack?'])(
  '%j compares tools',
  (query) => expect(intentOf(query).isComparison).toBe(true),
);

test.each(['vite proxy', 'webpack', 'rollup external', ''])('%j compares no tools', (query) =>
  expect(intentOf(query).isComparison).toBe(false),
);

/** Spellings of `../` that some servers have followed. */
const UPWARD = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '..%00/',
  '%c0%ae%c0%ae/',
  '..%c0%af',
  '%uff0e%uff0e/',
];
const DEPTHS = [1, 3, 9];
const TARGETS = ['secret.txt', 'etc/passwd'];

/** Addresses that try to leave the site. */
export const traversals = (): string[] =>
  ['/', '/guides/', '//'].flatMap((start) =>
    UPWARD.flatMap((up) =>
      DEPTHS.flatMap((depth) => TARGETS.map((target) => start + up.repeat(depth) + target)),
    ),
  );

/** Addresses that try to get what only the host reads. */
export const hostFileAddresses = (): string[] =>
  ['/_headers', '/_redirects'].flatMap((file) => [
    file,
    `${file}#x`,
    `${file}%23`,
    `${file}?x`,
    `${file}%3f`,
    `${file}/`,
    `${file}%2f`,
    `${file}%00`,
    `${file}%00.html`,
    `${file}.`,
    `${file}%20`,
    `${file}::$DATA`,
    `/${file}`,
    `/.${file}`,
    `/guides/..${file}`,
    `/guides%2f..%2f${file.slice(1)}`,
    `/guides\\..\\${file.slice(1)}`,
    file.toUpperCase(),
    file.replace('_', '%5f'),
    `http://localhost${file}`,
  ]);

/** Invalid and strange addresses. */
export const strangeAddresses = (): string[] => [
  '/%',
  '/%E4%',
  '/%zz',
  '/\u00ff',
  '/?%',
  '/#',
  '/guides/#%',
  '/guides/?#',
  '/%0d%0aX-Injected:%20yes',
  '/guides%0d%0aX-Injected:%20yes',
  '//example.com/',
  '//example.com/%2e%2e',
  '/\\example.com/',
  '/guides//',
  '/%2f%2f',
  '/a/'.repeat(2000),
  `/${'a'.repeat(5000)}`,
  `/${'%41'.repeat(4000)}`,
  '/con',
  '/nul.txt',
  '/.git/config',
  '/.env',
  '*',
  'guides/',
];

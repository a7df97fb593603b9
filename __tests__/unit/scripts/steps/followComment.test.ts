import { COMMENT_WORDS, readComment } from '../../../../scripts/steps/followComment';

test.each([
  ['new folder', { kind: 'begin' }],
  ['copy a/b.png to src/b.png', { kind: 'copy', from: 'a/b.png', to: 'src/b.png' }],
  ['move a.html to src/a.html', { kind: 'move', from: 'a.html', to: 'src/a.html' }],
  ['delete src/a.js', { kind: 'delete', file: 'src/a.js' }],
  [
    'replace a by b by c in src/a.js',
    { kind: 'replace', from: 'a by b', to: 'c', file: 'src/a.js' },
  ],
  ['run node dist/main.js', { kind: 'run', command: 'node dist/main.js' }],
  ['prints Hello webpack', { kind: 'prints', text: 'Hello webpack' }],
  ['fails', { kind: 'fails' }],
  ['exists dist/main.js', { kind: 'exists', file: 'dist/main.js' }],
  ['missing dist/old.js', { kind: 'missing', file: 'dist/old.js' }],
  ['contains a.js some text', { kind: 'contains', file: 'a.js', text: 'some text' }],
  ['lacks a.js some text', { kind: 'lacks', file: 'a.js', text: 'some text' }],
  ['shows a.html Ready in', { kind: 'shows', page: 'a.html', clicks: [], text: 'Ready in' }],
  [
    'shows a.html [More] [Even more] Ready',
    { kind: 'shows', page: 'a.html', clicks: ['More', 'Even more'], text: 'Ready' },
  ],
  ['logs a.html Hello', { kind: 'logs', page: 'a.html', clicks: [], text: 'Hello' }],
  ['until compiled', { kind: 'until', text: 'compiled' }],
  ['await compiled', { kind: 'await', text: 'compiled' }],
  ['stop', { kind: 'stop' }],
  ['lists dist', { kind: 'list', folder: 'dist' }],
  ['aside', { kind: 'aside' }],
  ['back', { kind: 'back' }],
  ['skip no network', { kind: 'skip', why: 'no network' }],
  ['needs Node.js 22.13', { kind: 'needs node', version: '22.13' }],
  ['not at all, no network', { kind: 'not at all', why: 'no network' }],
])('`follow: %s` is understood', (words, comment) => {
  expect(readComment(words)).toEqual(comment);
});

test('every form has a row above', () => {
  expect(COMMENT_WORDS).toHaveLength(23);
});

test.each(['run', 'prints', 'skip', 'stop it', 'copy a b', 'exists', ''])(
  '`follow: %s` says too little or too much',
  (words) => {
    expect(readComment(words)).toBeUndefined();
  },
);

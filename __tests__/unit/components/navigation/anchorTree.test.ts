import { anchorTree, shownAnchors } from '../../../../src/components/navigation/anchorTree';

const anchor = (id: string, level: number) => ({ id, level, title: id });
const ANCHORS = [
  anchor('title', 1),
  anchor('early', 3),
  anchor('setup', 2),
  anchor('files', 3),
  anchor('names', 4),
  anchor('scripts', 3),
  anchor('next', 2),
];

test('headings of level 2 and 3 are shown', () => {
  expect(shownAnchors(ANCHORS).map(({ id }) => id)).toEqual([
    'early',
    'setup',
    'files',
    'scripts',
    'next',
  ]);
});

test('level 3 is below level 2; one that comes before any is on its own', () => {
  expect(
    anchorTree(ANCHORS).map(({ id, children }) => [id, children.map((child) => child.id)]),
  ).toEqual([
    ['early', []],
    ['setup', ['files', 'scripts']],
    ['next', []],
  ]);
});

import { parseAnchors } from '../../../../src/components/navigation/parseAnchors';

const PAGE = {
  url: '/guides/caching/',
  anchors: [{ title: 'Packages', id: 'packages', level: 2 }],
};

test('the headings of pages are taken as they are', () => {
  expect(parseAnchors([PAGE, { url: '/guides/', anchors: [] }])).toEqual([
    PAGE,
    { url: '/guides/', anchors: [] },
  ]);
});

test.each([
  null,
  {},
  [null],
  [{ ...PAGE, url: 5 }],
  [{ ...PAGE, anchors: 5 }],
  [{ ...PAGE, anchors: [null] }],
  [{ ...PAGE, anchors: [{ title: 'Packages', id: 'packages' }] }],
])('%j holds no headings', (answer) => {
  expect(() => parseAnchors(answer)).toThrow('Expected the headings of pages');
});

import { navigationFile, navigationFileUrl } from '../../../src/endpoints/navigationFile';

test('the sidebar asks for the headings of a section in one file', () => {
  const pages = [
    {
      url: '/guides/caching/',
      title: 'Caching',
      html: '<p>Long text</p>',
      anchors: [{ title: 'Setup', id: 'setup', level: 2 }],
    },
    { url: '/guides/csp/', title: 'CSP', html: '', anchors: [] },
  ];

  expect(JSON.parse(navigationFile(pages))).toEqual([
    { url: '/guides/caching/', anchors: [{ title: 'Setup', id: 'setup', level: 2 }] },
    { url: '/guides/csp/', anchors: [] },
  ]);
  expect(navigationFileUrl('guides')).toBe('/navigation/guides.json');
});

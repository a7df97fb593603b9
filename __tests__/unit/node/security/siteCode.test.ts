import { siteCode } from '../../../../src/node/security/siteCode';

const page = (...scripts: string[]) =>
  scripts.map((script) => `<script>${script}</script>`).join('<p>text</p>');

test('a script that stands in every document is the site’s own', () => {
  const documents = [page('theme()', 'start()'), page('start()', 'theme()')];
  expect(siteCode(documents, []).scripts).toEqual(['theme()', 'start()']);
});

test('a script that the text of one page brings along is not', () => {
  const documents = [page('theme()'), page('theme()', 'alert(1)'), page('theme()')];
  expect(siteCode(documents, []).scripts).toEqual(['theme()']);
});

test('a script that is known may stand on some pages only', () => {
  const documents = [page('theme()'), page('theme()', 'sidebar()')];
  expect(siteCode(documents, ['sidebar()']).scripts).toEqual(['theme()', 'sidebar()']);
});

test('styles count wherever they stand, and their order is always the same', () => {
  const documents = ['<p style="color:red"></p>', '<p style="color:blue"></p>'];
  expect(siteCode(documents, []).styles).toEqual(['color:blue', 'color:red']);
  expect(siteCode(documents.reverse(), []).styles).toEqual(['color:blue', 'color:red']);
});

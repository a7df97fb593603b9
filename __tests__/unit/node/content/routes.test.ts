import { SCREEN_URLS } from '../../../../src/node/content/routes';

test('the screens that no content file makes are known', () => {
  expect(SCREEN_URLS).toEqual([
    '/',
    '/vote/',
    '/concepts/printable/',
    '/configuration/printable/',
    '/guides/printable/',
    '/api/printable/',
    '/loaders/printable/',
    '/plugins/printable/',
    '/errors/printable/',
    '/migrate/printable/',
    '/contribute/printable/',
  ]);
});

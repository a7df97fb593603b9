import { redirectsFile } from '../../../../src/endpoints/hosts/redirectsFile';

test('a host reads one redirect a line', () => {
  expect(
    redirectsFile({
      redirects: [
        { from: '/support/', to: '/contribute/' },
        { from: '/get-started/', to: '/guides/getting-started/#setup' },
      ],
    }),
  ).toBe('/support/ /contribute/ 301\n/get-started/ /guides/getting-started/#setup 301\n');
});

test('without redirects the file is empty', () => {
  expect(redirectsFile({ redirects: [] })).toBe('');
});

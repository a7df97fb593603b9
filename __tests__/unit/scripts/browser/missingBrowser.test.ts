import { missingBrowser } from '../../../../scripts/browser/missingBrowser';

const DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_ID="12"\nID=debian\n';
const UBUNTU = 'VERSION_ID="24.04"\nID=ubuntu\nID_LIKE=debian\n';

test('on Debian the administrator gets a browser installed', () => {
  expect(missingBrowser({ osRelease: DEBIAN, isRoot: true })).toEqual({ install: true });
});

test('on Debian anyone else is told the command', () => {
  expect(missingBrowser({ osRelease: DEBIAN, isRoot: false })).toEqual({
    install: false,
    message: [
      'The tests in a browser need Chromium or Chrome, but none was found',
      '  Fix: sudo apt-get install chromium',
      '       or set CHROME_PATH to a browser; `npm run check` runs everything else',
    ].join('\n'),
  });
});

test('on Ubuntu, where chromium is a snap, even the administrator is told what to do', () => {
  expect(missingBrowser({ osRelease: UBUNTU, isRoot: true })).toEqual({
    install: false,
    message: [
      'The tests in a browser need Chromium or Chrome, but none was found',
      '  Ubuntu has chromium only as a snap, which this command does not install',
      '  Fix: npx playwright-core install --with-deps chromium',
      '       or set CHROME_PATH to a browser; `npm run check` runs everything else',
    ].join('\n'),
  });
});

test('elsewhere nothing is installed', () => {
  expect(missingBrowser({ osRelease: '', isRoot: true })).toMatchObject({ install: false });
});

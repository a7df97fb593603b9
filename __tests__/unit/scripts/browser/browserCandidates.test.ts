import { browserCandidates } from '../../../../scripts/browser/browserCandidates';

test('a chosen browser comes before those on the path', () => {
  const env = { CHROME_PATH: '/my/chrome', PATH: '/usr/local/bin:/usr/bin' };

  expect(browserCandidates(env, 'linux')).toEqual([
    '/my/chrome',
    '/usr/local/bin/chromium',
    '/usr/bin/chromium',
    '/usr/local/bin/chromium-browser',
    '/usr/bin/chromium-browser',
    '/usr/local/bin/google-chrome',
    '/usr/bin/google-chrome',
    '/usr/local/bin/google-chrome-stable',
    '/usr/bin/google-chrome-stable',
  ]);
});

test('a Mac has applications', () => {
  expect(browserCandidates({}, 'darwin')).toEqual([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]);
});

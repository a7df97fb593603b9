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
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ]);
});

test('on a Mac, applications may be those of one person', () => {
  expect(browserCandidates({ HOME: '/Users/me' }, 'darwin')).toContain(
    '/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
});

test('on Windows a browser is where its installer puts it, for everyone or for one person', () => {
  const env = {
    ProgramFiles: String.raw`C:\Program Files`,
    'ProgramFiles(x86)': String.raw`C:\Program Files (x86)`,
    LOCALAPPDATA: String.raw`C:\Users\me\AppData\Local`,
    PATH: String.raw`C:\Windows`,
  };

  expect(browserCandidates(env, 'win32')).toEqual([
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Users\me\AppData\Local\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files\Chromium\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Chromium\Application\chrome.exe`,
    String.raw`C:\Users\me\AppData\Local\Chromium\Application\chrome.exe`,
    String.raw`C:\Program Files\Microsoft\Edge\Application\msedge.exe`,
    String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
    String.raw`C:\Users\me\AppData\Local\Microsoft\Edge\Application\msedge.exe`,
  ]);
});

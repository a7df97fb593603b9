import { posix, win32 } from 'node:path';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  // Every Windows has it, and it's based on Chromium.
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

type Env = Readonly<Record<string, string | undefined>>;

/** Where a browser may be, best first: the chosen one, those on the path, and the usual places. */
export function browserCandidates(env: Env, platform: NodeJS.Platform): string[] {
  const chosen = [env.CHROME_PATH, env.CHROMIUM_PATH];
  const installed = platform === 'win32' ? installedOnWindows(env) : onPath(env);
  const applications = platform === 'darwin' ? macApplications(env) : [];

  return [...chosen, ...installed, ...applications].filter((file) => file !== undefined);
}

function onPath({ PATH = '' }: Env): string[] {
  const folders = PATH.split(posix.delimiter).filter(Boolean);
  return PROGRAMS.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}

/** For all users, and for one. */
const macApplications = ({ HOME }: Env) =>
  MAC_APPLICATIONS.flatMap((file) =>
    HOME === undefined ? [file] : [file, posix.join(HOME, file)],
  );

function installedOnWindows(env: Env): string[] {
  const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].filter(
    (folder) => folder !== undefined,
  );
  return WINDOWS_PROGRAMS.flatMap((place) => folders.map((folder) => win32.join(folder, ...place)));
}

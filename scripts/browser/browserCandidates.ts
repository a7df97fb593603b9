import path from 'node:path';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where a browser may be, best first: what the person chose, the path, the usual places. */
export function browserCandidates(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  const chosen = [env.CHROME_PATH, env.CHROMIUM_PATH];
  const folders = env.PATH?.split(path.delimiter) ?? [];
  const programs = PROGRAMS.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const applications = platform === 'darwin' ? MAC_APPLICATIONS : [];

  return [...chosen, ...programs, ...applications].filter((file) => file !== undefined);
}

type Machine = { osRelease: string; isRoot: boolean };
type Remedy = { install: true } | { install: false; message: string };

function message(fix: string, reason?: string): string {
  return [
    'The tests in a browser need Chromium or Chrome, but none was found',
    reason && `  ${reason}`,
    `  Fix: ${fix}`,
    '       or set CHROME_PATH to a browser; `npm run check` runs everything else',
  ]
    .filter(Boolean)
    .join('\n');
}

/** What to do on a machine without a browser; `osRelease` is its /etc/os-release. */
export function missingBrowser({ osRelease, isRoot }: Machine): Remedy {
  const [, distribution] = /^ID="?([\w.-]+)/m.exec(osRelease) ?? [];

  if (distribution === 'debian') {
    return isRoot
      ? { install: true }
      : { install: false, message: message('sudo apt-get install chromium') };
  }

  if (distribution === 'ubuntu') {
    const reason = 'Ubuntu has chromium only as a snap, which this command does not install';
    const fix = 'npx playwright-core install --with-deps chromium';
    return { install: false, message: message(fix, reason) };
  }

  return { install: false, message: message('install Chromium or Google Chrome') };
}

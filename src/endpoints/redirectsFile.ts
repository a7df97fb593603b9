type Redirect = { from: string; to: string };

/** Redirects in the `_redirects` format of static hosts: one `from to status` a line. */
export const redirectsFile = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');

const SITE_URL = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w-]+)*\/?$/i;

/** The problem with the address that the environment gives the site, if there is one. */
export function siteUrlProblem(value: string | undefined): string | undefined {
  if (!value || SITE_URL.test(value)) return undefined;
  return [
    'SITE_URL in the environment',
    `  expected the address of the site, with the folder that it stands in, received ${JSON.stringify(value)}`,
    '  Fix: SITE_URL=https://example.com or SITE_URL=https://example.com/docs',
  ].join('\n');
}

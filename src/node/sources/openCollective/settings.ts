/** How the source speaks to the API. The README explains the variables that it is made from. */
export type Settings = {
  endpoint: string;
  slug: string;
  token?: string | undefined;
  /** Requests that may start within a minute, and how long that minute is. */
  requests: number;
  minute: number;
  pageSize: number;
  /** Tries of one request, and the pause after the first; each later pause doubles. */
  tries: number;
  pause: number;
  /** Milliseconds for one request, and for all together. */
  requestTimeout: number;
  timeout: number;
};

const DEFAULT_ENDPOINT = 'https://api.opencollective.com/graphql/v2';
const SLUG = 'webpack';

/** From the environment; nothing unless OPEN_COLLECTIVE_SOURCE says so. */
export function settingsFrom(
  env: Readonly<Record<string, string | undefined>>,
): Settings | undefined {
  if (!isOn(env['OPEN_COLLECTIVE_SOURCE'])) return undefined;
  const token = env['OPEN_COLLECTIVE_TOKEN'] || undefined;
  return {
    endpoint: env['OPEN_COLLECTIVE_ENDPOINT'] || DEFAULT_ENDPOINT,
    slug: SLUG,
    token,
    requests: token ? 100 : 10,
    minute: 60_000,
    pageSize: 1000,
    tries: 4,
    pause: 1000,
    requestTimeout: 20_000,
    timeout: 180_000,
  };
}

const isOn = (value = '') => !['', '0', 'false', 'off', 'no'].includes(value.toLowerCase());

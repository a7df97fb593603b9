export type PublishSettings = { appId: string; writeKey: string; index: string; host?: string };

/** The index and the key. Throws with a list of what is missing. */
export function publishSettings(env: NodeJS.ProcessEnv): PublishSettings {
  const wanted = {
    GATSBY_ALGOLIA_APP_ID: env.GATSBY_ALGOLIA_APP_ID,
    GATSBY_ALGOLIA_INDEX: env.GATSBY_ALGOLIA_INDEX,
    ALGOLIA_WRITE_KEY: env.ALGOLIA_WRITE_KEY,
  };
  const missing = Object.entries(wanted).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) {
    throw new Error(
      [
        `search:publish: ${missing.join(', ')} not set`,
        '  Fix: the application, the index, and a key that may write to it, from the Algolia dashboard',
      ].join('\n'),
    );
  }
  return {
    appId: wanted.GATSBY_ALGOLIA_APP_ID ?? '',
    writeKey: wanted.ALGOLIA_WRITE_KEY ?? '',
    index: wanted.GATSBY_ALGOLIA_INDEX ?? '',
    ...(env.ALGOLIA_HOST && { host: env.ALGOLIA_HOST }),
  };
}

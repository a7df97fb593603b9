const MANIFEST = /self\.__precacheManifest = (\[.*?\])\.concat/s;

/** The files that gatsby-plugin-offline would have its own worker fetch first. */
export function precachedFiles(script: string): string[] {
  const list = MANIFEST.exec(script)?.[1];
  if (!list) throw new Error('gatsby-plugin-offline wrote a worker without a list of files');
  return (JSON.parse(list) as { url: string }[]).map(({ url }) => `/${url.replace(/^\//, '')}`);
}

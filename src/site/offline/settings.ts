import type { OfflineManifest } from './manifest';

/** Settings that the build passes to the worker. */
export type WorkerSettings = Pick<OfflineManifest, 'build' | 'release'> & {
  /** The folder of the site: `/docs`, or empty for the root of its host. */
  prefix: string;
  /** The digest of the manifest, which has the digests of all other files. */
  manifest: string;
  /** The files that the worker saves while it is installed. */
  core: readonly string[];
  /** How long to wait for the network if there is a saved copy, and if there is none. */
  timeoutsMs: { withCopy: number; withoutCopy: number };
};

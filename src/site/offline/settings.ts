import type { OfflineManifest } from './manifest';

/** What the build tells the worker. */
export type WorkerSettings = Pick<OfflineManifest, 'build' | 'release'> & {
  /** The folder that the site stands in: `/docs`, or nothing for the root of its host. */
  prefix: string;
  /** The digest of the manifest, which has those of everything else. */
  manifest: string;
  /** What is fetched before the worker is installed. */
  core: readonly string[];
  /** Milliseconds to wait for the network: where there is a copy, and where there is none. */
  timeoutsMs: { withCopy: number; withoutCopy: number };
};

import { buildSync } from 'esbuild';

/** Gatsby's configuration, and our part of the build. */
export const COMPILED = ['gatsby-config.ts', 'gatsby-node.ts'];

/**
 * Compiles Gatsby's files into a folder. Gatsby would have Parcel do it, which takes seconds and goes by
 * the times of files: those of a fresh clone are new.
 */
export function compileConfig(folder: string): void {
  buildSync({
    entryPoints: COMPILED,
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'error',
  });
}

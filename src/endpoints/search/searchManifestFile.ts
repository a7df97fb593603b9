import type { SearchManifest } from '../../site/search/searchFiles';

/** The only file of the search whose name stays the same: it names the others. */
export const searchManifestFile = (manifest: SearchManifest) => JSON.stringify(manifest);

import type { SearchManifest } from '../../site/search/searchFiles';

/** The one file of the search whose name stays: it names the others. */
export const searchManifestFile = (manifest: SearchManifest) => JSON.stringify(manifest);

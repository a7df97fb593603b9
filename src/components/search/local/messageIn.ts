const KIND = /^\s*(?:uncaught\s+)?(?:\(in promise\)\s+)?TypeError:\s*/i;
/** `    at ManifestPlugin.apply (/app/manifest-plugin.js:12:34)`, on several lines or at the end of one. */
const STACK = /(?:\s+at\s+(?:(?:async |new )?\S+ \([^)]*\)|\S+:\d+:\d+|[A-Z][\w$.]*(?=\s*$)))+\s*$/;
/** As browsers said it until 2021, and Node.js until version 16. */
const OLD_READING = /cannot read property ['‘’"`]?([\w$]+)['‘’"`]? of (undefined|null)/i;
/** As webpack 4 said it, and as readers shorten it. */
const OLD_EXPORT = /export ['‘’"`]?([\w$]+)['‘’"`]? was not found in/i;

/** What a pasted message says, without the kind of error that most have and the place in the code. */
export const messageIn = (pasted: string): string =>
  pasted
    .replace(KIND, '')
    .replace(STACK, '')
    .replace(OLD_READING, "Cannot read properties of $2 (reading '$1')")
    .replace(OLD_EXPORT, "export '$1' (imported as '$1') was not found in");

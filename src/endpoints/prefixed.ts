const TAG = /<[a-z][^<>]*>/gi;
const OWN_ADDRESS = /(\s(?:href|src)=")(\/(?!\/)[^"]*")/g;

/** HTML whose addresses within the site name the folder that the site stands in. */
export const prefixed = (html: string, prefix: string): string =>
  prefix === '' ? html : html.replace(TAG, (tag) => tag.replace(OWN_ADDRESS, `$1${prefix}$2`));

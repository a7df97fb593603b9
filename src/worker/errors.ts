/** The site's answer belongs to another release, or is damaged. */
export class ChangedError extends Error {}

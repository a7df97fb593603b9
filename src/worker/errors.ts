/** What the site sends is not of the release that was asked for, or is damaged. */
export class ChangedError extends Error {}

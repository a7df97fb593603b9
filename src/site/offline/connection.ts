/** Information about the connection, in browsers that have it. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the reader saves data or has a slow connection: nothing is fetched automatically. */
export const isConstrained = ({ saveData, effectiveType = '4g' }: Connection = {}) =>
  saveData === true || effectiveType !== '4g';

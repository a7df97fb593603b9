/** What browsers that know it say of the connection; the others have no such object. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether bytes are to be saved: nothing is fetched without being asked for. */
export const isConstrained = ({ saveData, effectiveType = '4g' }: Connection = {}) =>
  saveData === true || effectiveType !== '4g';

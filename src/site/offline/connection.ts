/** What browsers that know it say of the connection; the others have no such object. */
export type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether bytes are to be saved: nothing is fetched that nobody has asked for. */
export const isConstrained = ({ saveData, effectiveType = '4g' }: Connection = {}) =>
  saveData === true || effectiveType !== '4g';

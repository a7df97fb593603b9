/** The day of this build. */
export const TODAY = new Date().toISOString().slice(0, 10);

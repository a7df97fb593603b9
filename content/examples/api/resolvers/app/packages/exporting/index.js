export const exporting = 1;

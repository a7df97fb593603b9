export const named = 1;
export const other = 2;
export default named + other;

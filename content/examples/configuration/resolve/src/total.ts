export const total = 'total.ts';

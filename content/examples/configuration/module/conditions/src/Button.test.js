export const test = 'test';

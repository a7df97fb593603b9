export const button = 'admin';

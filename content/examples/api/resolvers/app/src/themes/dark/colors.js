export const text = 'dark gray';

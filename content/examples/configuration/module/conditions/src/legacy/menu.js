export const menu = 'menu';

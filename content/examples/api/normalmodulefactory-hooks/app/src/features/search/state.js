export const query = 'shoes';

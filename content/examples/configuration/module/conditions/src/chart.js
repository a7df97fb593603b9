export const draw = 'draw';

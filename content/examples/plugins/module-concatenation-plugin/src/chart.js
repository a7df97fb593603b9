export const chart = () => document.createElement('canvas');

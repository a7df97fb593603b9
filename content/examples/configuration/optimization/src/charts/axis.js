export const drawAxis = (label) => console.log(`axis from 0 to ${label}`);

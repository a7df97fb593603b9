export const format = (value) => `Total: ${value.toFixed(2)}`;

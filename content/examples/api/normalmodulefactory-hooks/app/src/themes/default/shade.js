export const shade = (color) => `light ${color}`;

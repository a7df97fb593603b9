export const shade = (color) => `dark ${color}`;

const createTheme = (name) => console.log(`theme ${name}`);
export const dark = createTheme('dark');

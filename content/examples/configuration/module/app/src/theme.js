const createTheme = (name) => console.log(`created ${name}`);
export const dark = createTheme('dark');

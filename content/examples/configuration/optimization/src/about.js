export const version = '2.1.0';
export const show = () => console.log(`Version ${version}`);

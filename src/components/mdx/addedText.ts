/** Since when webpack has something: `webpack 5.20+` */
export const addedText = (release: string) => `webpack ${release.replace(/\.0$/, '')}+`;

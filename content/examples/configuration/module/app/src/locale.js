const language = document.documentElement.lang;

console.log(require(`./locales/${language}.js`));

const { href } = new URL('lib', import.meta.url);

globalThis.seen = href;
console.log(href);

export const slugify = (text) => text.toLowerCase().replace(/\W+/g, '-');

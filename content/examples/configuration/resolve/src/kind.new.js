export const name = 'kind.new.js';

exports.name = 'kind.old.js';

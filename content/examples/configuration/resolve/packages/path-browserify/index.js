exports.join = (...parts) => parts.join('/');

exports.name = 'legacy';

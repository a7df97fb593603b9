module.exports = 'fixed';

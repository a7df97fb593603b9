module.exports = 'widgets';

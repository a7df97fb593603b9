module.exports = (source) => `/* Copyright Ada */\n${source}`;

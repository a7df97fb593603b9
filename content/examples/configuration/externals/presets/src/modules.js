export const os = require('os');
export const main = () => require('dialog');
export const renderer = () => require('web-frame');
export const shared = () => require('shell');
export const bun = () => require('bun:sqlite');
export const nw = () => require('nw.gui');

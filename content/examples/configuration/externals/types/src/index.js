import * as lib from 'lib';

globalThis.seen = lib.version;
console.log(lib.version);

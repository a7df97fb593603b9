import { TextDecoder, TextEncoder } from 'node:util';

// What every browser has, and jsdom leaves out.
Object.assign(globalThis, { TextDecoder, TextEncoder });

globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;

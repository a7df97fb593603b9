import { TransformStream } from 'node:stream/web';

// The modal of DocSearch wants it while it is loaded, and jsdom lacks it.
Object.assign(globalThis, { TransformStream });

export const { default: SearchModal } =
  await import('../../src/components/search/modal/SearchModal');

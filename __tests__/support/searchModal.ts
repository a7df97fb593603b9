import { TransformStream } from 'node:stream/web';
import { configure } from '@testing-library/dom';

// The modal of DocSearch wants it while it is loaded, and jsdom lacks it.
Object.assign(globalThis, { TransformStream });

// The modal is large, and a busy machine takes its time over it.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

export const { default: SearchModal } =
  await import('../../src/components/search/modal/SearchModal');

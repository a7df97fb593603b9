import { TextEncoder } from 'node:util';

// React's renderer for servers wants it, and jsdom lacks it.
Object.assign(globalThis, { TextEncoder });

export const { renderToString } = await import('react-dom/server');

import { compileBody } from './compileBody';
import { createHighlight } from './rehype/highlight';
import type { BodyInput } from './types';

const highlight = createHighlight();

/** The body of one page; runs in a worker thread, see `bodyPool.ts`. */
export default async function compile(input: BodyInput) {
  return compileBody(input, await highlight);
}

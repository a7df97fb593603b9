import { compileBody } from './compileBody';
import { createHighlight } from './rehype/highlight';
import type { BodyInput } from './types';

const highlight = createHighlight();

/** Compiles the body of one page. Runs in a worker thread, see `compiler.ts`. */
export default async function compile(input: BodyInput) {
  return compileBody(input, await highlight);
}

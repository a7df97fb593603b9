import { type PlacedText, readText as readPlaced } from '../content/tree/readText';
import { compileBody } from './compileBody';
import { createHighlight } from './rehype/highlight';
import type { BodyInput } from './types';

const highlight = createHighlight();

// What threads do, see `compiler.ts`.

/** Compiles the body of one page. */
export default async function compile(input: BodyInput) {
  return compileBody(input, await highlight);
}

/** Finds in a text what is known before it is compiled. */
export const readText = ({ body, bodyLine }: PlacedText) => readPlaced(body, bodyLine);

import type { Block } from './readBlocks';

/** Something wrong in a block: what, in which line of the page, and what to type instead. */
export type Fault = { message: string; line: number; fix?: string };

export const faultAt = ({ line }: Block, message: string, fix?: string): Fault => ({
  message,
  line,
  ...(fix && { fix }),
});

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

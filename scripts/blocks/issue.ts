import type { LineIssue } from '../steps/lineIssue';
import type { Block } from './readBlocks';

export const issueAt = ({ line }: Block, message: string, fix?: string): LineIssue => ({
  message,
  line,
  ...(fix && { fix }),
});

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

import { createHash } from 'node:crypto';

/** The SHA-256 of a content in hexadecimal digits, all 64 of them or the first ones. */
export const digest = (content: string | Uint8Array, digits?: number): string =>
  createHash('sha256').update(content).digest('hex').slice(0, digits);

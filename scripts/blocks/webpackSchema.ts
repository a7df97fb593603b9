import { load } from './installed';

export type Schema = { $ref?: string; properties?: Record<string, Schema> };

/** The schema by which webpack checks a configuration. */
export const webpackSchema = load('webpack/schemas/WebpackOptions.json') as Schema & {
  definitions: Record<string, Schema>;
};

import type { Page } from 'playwright-core';
import type { Journey } from './journeys';

/** Something that is done to what a journey reads. */
export type Tampering = {
  name: string;
  journey: Journey;
  tamper: (page: Page) => Promise<unknown>;
};

import type { Page } from 'playwright-core';
import type { Journey } from './journeys';

/** A change of something that a journey reads. */
export type Tampering = {
  name: string;
  journey: Journey;
  tamper: (page: Page) => Promise<unknown>;
};

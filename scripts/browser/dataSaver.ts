import type { Page } from 'playwright-core';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Before a page is visited: its browser reports this connection. */
export const reportConnection = (connection: Connection) => (page: Page) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);

/** Nothing is saved but what is visited or asked for. */
export const saveData = reportConnection({ saveData: true, effectiveType: '4g' });

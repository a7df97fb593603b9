import type { Locator, Page } from 'playwright-core';

export const themeSelect = (page: Page): Locator => page.getByRole('combobox', { name: 'Theme' });

export async function chooseTheme(page: Page, choice: 'light' | 'dark' | 'system'): Promise<void> {
  await themeSelect(page).selectOption(choice);
}

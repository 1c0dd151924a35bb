import type { Locator, Page } from 'playwright-core';

/** The link to change an answer. */
export const change = (page: Page, what: string) => page.getByRole('button', { name: new RegExp(`^Change.*${what}$`) });
export const field = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true });
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

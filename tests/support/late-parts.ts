import type { Page } from 'playwright-core';

/** Waits until every part of the page has come alive; somebody has to be there. */
export const comesAlive = (page: Page) => page.waitForFunction(() => document.querySelector('[data-late]') === null);

/** Marks the document: another one would not have the mark. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

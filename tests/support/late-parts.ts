import type { Page } from 'playwright-core';

/** Milliseconds between two checks: checking at each frame would make the page draw frames that nobody waits for. */
const polling = 50;

/** Waits until every part of the page is hydrated; it needs an interaction first. */
export const comesAlive = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-late]') === null, undefined, { polling });

/** Marks the document: a new document would not have the mark. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

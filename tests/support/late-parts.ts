import type { Page } from 'playwright-core';

/** Milliseconds between two looks: a look at each frame would make the page draw frames that nobody waits for. */
const polling = 50;

/** Waits until every part of the page has come alive; somebody has to be there. */
export const comesAlive = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-late]') === null, undefined, { polling });

/** Marks the document: another one would not have the mark. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

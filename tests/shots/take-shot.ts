import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { storageOf } from '../support/consent-storage.ts';
import { type Look, shotFile } from './looks.ts';
import type { ShotPage } from './pages.ts';

/** Milliseconds that a page may take to be there. */
const PATIENCE_MS = 20_000;

export type Studio = {
  browser: Browser;
  url: string;
  /** Token of whoever looks; none for visitors. */
  tokens: Partial<Record<ShotPage['viewer'], string>>;
  folder: string;
};

/** Takes the picture of a whole page in one look. Throws where the page does not come. */
export async function takeShot(studio: Studio, page: ShotPage, look: Look): Promise<void> {
  const { browser, url, tokens, folder } = studio;
  const isPhone = look.width === 390;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width, height: isPhone ? 844 : 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Malta',
    ...storageOf(url, 'refused'),
  });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    const token = tokens[page.viewer];
    await context.addCookies([
      { name: 'locale', value: look.locale, url },
      ...(token === undefined ? [] : [{ name: 'su_token', value: token, url }]),
    ]);
    const tab = await context.newPage();
    await tab.goto(page.address, { waitUntil: 'networkidle' });
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.evaluate(() => document.fonts.ready);
    // In a window as high as the page, what sticks to the window's foot stands where the page ends.
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    await tab.setViewportSize({ width: look.width, height });
    await tab.screenshot({ path: join(folder, shotFile(page, look)), fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

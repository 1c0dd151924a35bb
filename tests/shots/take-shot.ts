import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { storageOf } from '../support/consent-storage.ts';
import { type Look, shotFile } from './looks.ts';
import type { ShotPage } from './pages.ts';

/** The milliseconds that a page may take to load. */
const PATIENCE_MS = 20_000;

export type Studio = {
  browser: Browser;
  url: string;
  /** The viewer's token; none for visitors. */
  tokens: Partial<Record<ShotPage['viewer'], string>>;
  folder: string;
};

/** Takes the screenshot of a whole page in one look. Throws if the page does not load. */
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
    // In a window as high as the page, elements that stick to the window's foot are at the page's end.
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    await tab.setViewportSize({ width: look.width, height });
    await tab.screenshot({ path: join(folder, shotFile(page, look)), fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { workerUnread } from '../../support/browser.ts';
import { storageOf } from '../../support/consent-storage.ts';
import { patience } from '../../support/patience.ts';
import { sharedBrowser } from '../../support/shared-browser.ts';

/** The browser's own messages about refusals, a lost network, and payments on a host without https. */
const expected = [
  /^Failed to load resource: the server responded with a status of 4/,
  // The service worker's own requests fail without a reason.
  /^Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/,
  workerUnread,
  /^Insecure host$/,
  /^The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy/,
];

function watch(context: BrowserContext, problems: string[]): void {
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !expected.some((known) => known.test(text))) problems.push(`console: ${text}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} from ${response.url()}`);
  });
}

/** A browser window of its own: it shares nothing with the others but, where that is said, the files that the browser has loaded. */
export type Window = {
  page: Page;
  /** Closes the window. Fails on an uncaught error, one in the console, or an answer from 500 on. */
  close: () => Promise<void>;
};

type WindowSettings = {
  /** Windows come one after the other and keep the browser's files: each loads the portal in half the time. */
  keepsFiles?: boolean;
};

/**
 * Opens desktop windows that can be cut off from the network, signed in if there is a token. `portal` is the address, or a function that
 * knows it once the file's own portal has started.
 */
export function useWindows(
  portal: string | (() => string),
  { keepsFiles = false }: WindowSettings = {},
): (token: string | null) => Promise<Window> {
  let kept: { context: BrowserContext; problems: string[] } | undefined;
  afterAll(() => kept?.context.close());

  async function begin(url: string) {
    const browser = await sharedBrowser();
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Malta',
      ...storageOf(url, 'refused'),
    });
    context.setDefaultTimeout(patience);
    const problems: string[] = [];
    watch(context, problems);
    return { context, problems };
  }

  async function beginAgain({ context, problems }: NonNullable<typeof kept>, url: string): Promise<void> {
    problems.length = 0;
    await context.setOffline(false);
    await context.setStorageState(storageOf(url, 'refused').storageState ?? { cookies: [], origins: [] });
  }

  return async (token) => {
    const url = typeof portal === 'string' ? portal : portal();
    if (kept !== undefined) await beginAgain(kept, url);
    const { context, problems } = kept ?? (await begin(url));
    if (keepsFiles) kept = { context, problems };
    await context.addCookies([{ name: 'locale', value: 'en', url }]);
    if (token !== null) await context.addCookies([{ name: 'su_token', value: token, url }]);
    const page = await context.newPage();
    return {
      page,
      close: async () => {
        await (keepsFiles ? page : context).close();
        if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join('\n')}`);
      },
    };
  };
}

/** Takes a screenshot of a page, and returns its path. Fails if there is no page yet. */
export async function takePicture(page: Page | undefined, name: string): Promise<string> {
  if (page === undefined) throw new Error('Nobody has looked at a page.');
  const path = `test-results/${name}.png`;
  await page.screenshot({ path });
  return path;
}

/** Opens the same page at another of the portal's hosts. */
export async function moveTo(page: Page, host: string): Promise<void> {
  const address = new URL(page.url());
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, domain: host, path: '/' })));
  address.hostname = host;
  await page.goto(address.href);
}

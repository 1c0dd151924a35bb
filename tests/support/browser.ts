import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, inject } from 'vitest';
import type { Consent } from '../../src/features/consent/consent.ts';
import { storageOf } from './consent-storage.ts';
import { patience } from './patience.ts';
import { sharedBrowser } from './shared-browser.ts';
import type { Buyer } from './stage.ts';

/** A visitor, and the appearance of the portal for them. */
export type Visitor = {
  locale?: 'en' | 'mt';
  dark?: boolean;
  /** Signed in from the start, as after the login page. */
  buyer?: Pick<Buyer, 'token'>;
  /** Width of the window in CSS pixels, instead of the usual one. */
  width?: number;
  /** Their earlier choice about cookies; most tests are about something else. */
  consent?: Consent;
  /** Sees animations; the others prefer reduced motion. */
  moving?: boolean;
  /** Every request reaches the test's own routes: a service worker would answer some before them. */
  withoutWorker?: boolean;
};

export type Visits = {
  /** A window of a phone, with a finger. */
  phone: (visitor?: Visitor) => Promise<Page>;
  /** A window of a desktop computer, with mouse and keyboard. */
  desk: (visitor?: Visitor) => Promise<Page>;
};

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** The test itself cut off the network. */
const disconnected = 'net::ERR_INTERNET_DISCONNECTED';

/** The browser logs this for every answer from 400 on, and for requests that fail offline; `watch` finds forbidden answers by their status. */
const refusal = new RegExp(`^Failed to load resource: (the server responded with a status of 4|${disconnected})`);

/** The same for the service worker, where the network is cut off while the browser looks for a new one. */
export const workerUnread = /^An unknown error occurred when fetching the script\.$/;

/** Records everything that must never happen on a page, in any test. */
function watch(context: BrowserContext, origin: string, problems: string[]): void {
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    const isMeant = refusal.test(text) || workerUnread.test(text);
    if (message.type() === 'error' && !isMeant) problems.push(`console: ${text}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) problems.push(`${response.status()} from ${response.url()}`);
  });
  const cancelled = new Set<string>();
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its requests; that is no failure.
    if (reason === 'net::ERR_ABORTED') cancelled.add(request.url());
    // The service worker then reports the same request once more, as failed.
    const isMeant = cancelled.has(request.url()) || reason === disconnected;
    if (request.url().startsWith(origin) && !isMeant) problems.push(`${reason}: ${request.url()}`);
  });
}

function cookiesOf(url: string, { locale = 'en', buyer }: Visitor) {
  const cookie = (name: string, value: string) => ({ name, value, url });
  return [cookie('locale', locale), ...(buyer ? [cookie('su_token', buyer.token)] : [])];
}

/** Screenshots of every open window, named after the failed test. */
async function takePictures(contexts: readonly BrowserContext[], test: string): Promise<void> {
  await mkdir('test-results', { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  const pages = contexts.flatMap((context) => context.pages());
  for (const [at, page] of pages.entries()) await page.screenshot({ path: `test-results/${name}-${at + 1}.png` });
}

/**
 * Windows of its own for each test, closed after it. A test fails on an error in the console, an uncaught one, an answer from 500 on, or an
 * address that cannot be reached. `urlOf` names a portal other than the shared one. For tests that only read, `keepsWindows` passes the same visitor's window to the next test of the file.
 */
export function useBrowser({
  keepsWindows = false,
  urlOf,
}: { keepsWindows?: boolean; urlOf?: () => string } = {}): Visits {
  const [shared] = inject('portal').urls;
  const contexts = new Map<string, BrowserContext>();
  const problems: string[] = [];

  const closeAll = async () => {
    const open = [...contexts.values()];
    contexts.clear();
    await Promise.all(open.map((context) => context.close()));
  };
  afterAll(closeAll);
  afterEach(async ({ task }) => {
    const found = problems.splice(0);
    const hasFailed = task.result?.state === 'fail' || found.length > 0;
    if (hasFailed) await takePictures([...contexts.values()], task.name);
    if (hasFailed || !keepsWindows) await closeAll();
    if (found.length > 0) throw new Error(`The pages had problems:\n${found.join('\n')}`);
  });

  const open = async (device: keyof typeof devices, visitor: Visitor = {}): Promise<Page> => {
    const { viewport, ...rest } = devices[device];
    const name = keepsWindows ? JSON.stringify([device, visitor]) : randomUUID();
    const [kept] = contexts.get(name)?.pages() ?? [];
    if (kept) return kept;
    const browser = await sharedBrowser();
    const url = urlOf?.() ?? shared;
    const context = await browser.newContext({
      ...rest,
      baseURL: url,
      viewport: { ...viewport, width: visitor.width ?? viewport.width },
      colorScheme: visitor.dark ? 'dark' : 'light',
      reducedMotion: visitor.moving ? 'no-preference' : 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Malta',
      serviceWorkers: visitor.withoutWorker ? 'block' : 'allow',
      ...storageOf(url, visitor.consent ?? 'refused'),
    });
    context.setDefaultTimeout(patience);
    await context.addCookies(cookiesOf(url, visitor));
    watch(context, url, problems);
    contexts.set(name, context);
    return context.newPage();
  };
  return { phone: (visitor) => open('phone', visitor), desk: (visitor) => open('desk', visitor) };
}

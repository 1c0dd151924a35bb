import { type Browser, chromium } from 'playwright-core';
import { launchOptions } from '../browser.ts';

let launched: Promise<Browser> | undefined;

/** The browser of this test worker: started for its first file, and closed with the worker. Close every context that you open in it. */
export async function sharedBrowser(): Promise<Browser> {
  launched ??= chromium.launch(launchOptions);
  const browser = await launched;
  if (browser.isConnected()) return browser;
  launched = undefined;
  return sharedBrowser();
}

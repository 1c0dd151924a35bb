import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The line on which a page sends: slow, so that something can happen to it while a file is half-way. */
export async function poorLine(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const carry = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // A photo of two megabytes takes over a minute: on a busy machine, too, something can happen to it before it has arrived.
  const goOn = () => carry(25_000);
  await devtools.send('Network.enable');
  await goOn();
  const shares = () =>
    page.getByRole('progressbar').evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value));
  return {
    goOn,
    /** Waits until a part of a file has been sent. */
    isHalfWay: () => expect.poll(async () => (await shares()).some((share) => share > 0 && share < 1)).toBe(true),
    /** Nothing moves any more, and nobody says so. */
    stand: () => carry(1),
    /** As good as any other, also for the pages to come. */
    mend: () => devtools.detach(),
  };
}

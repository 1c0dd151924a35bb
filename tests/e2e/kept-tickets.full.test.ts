import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { readCode } from '../../src/kit/scanner/decode.ts';
import { audit } from '../support/audit.ts';
import { useBrowser } from '../support/browser.ts';
import { heading } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { buyTwoPlaces } from '../support/sale.ts';
import { settles } from '../support/settles.ts';
import { useStage } from '../support/use-stage.ts';

const portal = inject('portal');
const stage = useStage();
const { phone } = useBrowser();

/** Reads the QR codes on the page as a scanner does: from what is drawn. */
async function codesOn(page: Page): Promise<(string | undefined)[]> {
  const drawn = await page.getByRole('img', { name: /^Code for the door/ }).evaluateAll((images) =>
    images.map((image) => ({
      path: image.querySelector('path')?.getAttribute('d') ?? '',
      side: Number(image.getAttribute('viewBox')?.split(' ')[2]),
    })),
  );
  return drawn.map(({ path, side }) => {
    const scale = 4;
    const width = side * scale;
    const data = new Uint8ClampedArray(width * width * 4).fill(255);
    const quiet = 2;
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/g))
      for (let down = 0; down < scale; down += 1)
        for (let across = 0; across < scale; across += 1) {
          const at = ((Number(y) + quiet) * scale + down) * width + (Number(x) + quiet) * scale + across;
          data.set([0, 0, 0], at * 4);
        }
    return readCode({ width, height: width, data });
  });
}

it('a bought ticket opens without network, also after a reload and without a session, until its owner logs out', async () => {
  const show = await stage.show({ seats: 20 });
  const buyer = await stage.buyer();
  const booking = await buyTwoPlaces(portal, buyer, show);
  const page = await phone({ buyer });
  await page.goto('/account/bookings');
  await page.getByText(/^Kept on this phone, last updated/).waitFor();
  await expect.poll(() => page.evaluate(async () => (await caches.match('/tickets')) !== undefined)).toBe(true);
  const { data } = await clientOf(portal.urls[0], buyer).GET('/bookings/{booking}', { params: { path: { booking } } });
  const codes = data?.data.attendees.map(({ code }) => code);

  // Code that is still on its way would be reported as failed.
  await settles(page);
  await page.context().setOffline(true);
  await page.reload();
  await heading(page, 'Tickets on this phone');
  await page.getByText(/^Kept on this phone, last updated/).waitFor();
  expect(await codesOn(page)).toEqual(codes);
  // Weeks later: the session is long over.
  await page.context().clearCookies({ name: 'su_token' });
  await page.reload();
  await page.getByText('Row A, seat 1', { exact: true }).waitFor();
  expect(await codesOn(page)).toEqual(codes);

  await page.context().setOffline(false);
  await page.context().addCookies([{ name: 'su_token', value: buyer.token, url: portal.urls[0] }]);
  await page.goto('/tickets');
  await page.getByText('Row A, seat 1', { exact: true }).waitFor();
  expect(await audit(page, 'en', 'the kept tickets')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  // The home page opens once its code is there.
  await page.waitForURL('/');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept '))))
    .toEqual([]);
  // Leaving the page while its code is on its way would be reported as a failure.
  await settles(page);
  await page.goto('/tickets');
  await page.getByRole('heading', { name: 'No tickets on this phone' }).waitFor();
});

it('is kept as soon as it is paid, beside the tickets that were kept before', async () => {
  const buyer = await stage.buyer();
  const page = await phone({ buyer });
  for (const places of [2, 4]) {
    const booking = await buyTwoPlaces(portal, buyer, await stage.show({ seats: 20 }));
    await page.goto(`/payment/success?booking=${booking}`);
    await heading(page, 'You’re going!');
    await page.getByText(/^Kept on this phone, last updated/).waitFor();
    await page.goto('/tickets');
    await expect.poll(async () => (await codesOn(page)).length).toBe(places);
  }
});

it('names the part of the hall in Maltese, in the account and on the kept tickets', async () => {
  const show = await stage.show({ seats: 20 });
  const buyer = await stage.buyer();
  await buyTwoPlaces(portal, buyer, show);
  const page = await phone({ buyer, locale: 'mt' });
  await page.goto('/account/bookings');
  await page.getByText(/^Platea, filliera A, siġġu 1, /).waitFor();
  await page.goto('/tickets');
  const cards = page.getByRole('article');
  await cards
    .getByText(/, Platea$/)
    .first()
    .waitFor();
  expect(await cards.getByText('Stalls').count()).toBe(0);
});

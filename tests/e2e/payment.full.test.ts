import { describe, expect, inject, it } from 'vitest';
import { INSECURE_HOST } from '../browser.ts';
import { useBrowser } from '../support/browser.ts';
import {
  button,
  checkoutOf,
  comeToCheck,
  heading,
  link,
  nameEveryone,
  payWith,
  press,
  zaren,
} from '../support/checkout-pages.ts';
import { fileSavedBy, pagesOf } from '../support/download.ts';
import type { Show } from '../support/stage.ts';
import { useStage } from '../support/use-stage.ts';
import { moveTo, useWindows } from './walking/window.ts';

const stage = useStage();
const { desk, phone } = useBrowser();
const openWindow = useWindows(inject('portal').urls[0]);

const paymentsFor = ({ occurrenceId }: Show) =>
  stage.db
    .selectFrom('payments')
    .innerJoin('bookings', 'bookings.id', 'payable_id')
    .select(['payments.state', 'bookings.id as bookingId'])
    .where('occurrence_id', '=', occurrenceId)
    .execute();

describe('paying', () => {
  it('comes back from a declined card with the places still held, and pays with another', async () => {
    const show = await stage.show();
    const page = await phone({ buyer: await stage.buyer() });
    await comeToCheck(page, show);
    await press(page, 'Pay €10.00 by card');
    await payWith(page, 'declined');
    await page.getByRole('alert').filter({ hasText: 'The card was declined. Try another card' }).waitFor();
    // The person leaves the provider's page for the portal, but not by its link.
    await page.goto(checkoutOf(show));
    await heading(page, 'Check before you pay');
    await page.getByText('Your card was declined').waitFor();
    await press(page, 'Pay €10.00 by card');
    await payWith(page, 'pays');
    await heading(page, 'You’re going!');
  });

  it('says that nothing was charged to those who come back without paying', async () => {
    const show = await stage.show();
    const page = await desk({ buyer: await stage.buyer() });
    await comeToCheck(page, show);
    await press(page, 'Pay €10.00 by card');
    await link(page, 'Cancel and go back').click();
    await heading(page, 'Check before you pay');
    await page.getByText('You came back without paying').waitFor();
  });

  it('makes one booking and one payment of a double click', async () => {
    const show = await stage.show();
    const page = await desk({ buyer: await stage.buyer() });
    await comeToCheck(page, show);
    await button(page, 'Pay €10.00 by card').dblclick();
    await payWith(page, 'pays');
    await heading(page, 'You’re going!');
    expect(await paymentsFor(show)).toEqual([{ state: 'paid', bookingId: expect.any(String) }]);
  });

  it('books what is free without asking for a card', async () => {
    const show = await stage.show({ cents: { student: 0, guest: 0 } });
    const page = await phone({ buyer: await stage.buyer() });
    await page.goto(checkoutOf(show));
    await button(page, 'One more guest').tap();
    await press(page, 'Continue');
    await nameEveryone(page, [zaren]);
    await heading(page, 'Check before you book');
    await press(page, 'Confirm booking');
    await heading(page, 'You’re going!');
    const { bytes } = await fileSavedBy(page, () => button(page, 'Download the tickets (PDF)').tap());
    expect(pagesOf(bytes)).toBe(1);
    expect(await paymentsFor(show)).toEqual([{ state: 'none_due', bookingId: expect.any(String) }]);
  });

  it('asks again once the portal can be reached, and goes back to the provider', async () => {
    const show = await stage.show();
    const page = await desk({ buyer: await stage.buyer() });
    await comeToCheck(page, show);
    await press(page, 'Pay €10.00 by card');
    await heading(page, 'Pay by test card');
    await page.goto(checkoutOf(show));
    await heading(page, 'Waiting for your payment');
    await page.context().setOffline(true);
    await heading(page, 'We couldn’t check your payment');
    await page.context().setOffline(false);
    await press(page, 'Try again');
    await heading(page, 'Waiting for your payment');
    await press(page, 'Continue to payment');
    await payWith(page, 'pays');
    await heading(page, 'You’re going!');
  });

  it('never leaves an insecure host for the provider', async () => {
    const show = await stage.show();
    const { page, close } = await openWindow((await stage.buyer()).token);
    await comeToCheck(page, show);
    await moveTo(page, INSECURE_HOST);
    await press(page, 'Pay €10.00 by card');
    await heading(page, 'You can’t pay here');
    await page.getByText('Your places are still held.').waitFor();
    await press(page, 'Back to your answers');
    await heading(page, 'Check before you pay');
    await close();
  });
});

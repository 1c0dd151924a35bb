import { expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { button, checkoutOf, comeToCheck, heading, press } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { sandboxOf } from '../support/sandbox.ts';
import type { Buyer, Show } from '../support/stage.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk } = useBrowser();
const { urls, dataDir } = inject('portal');
const [url] = urls;

const someone = { first_name: 'Ċensa', last_name: 'Ħili' };

/** Somebody's open booking, as another of their tabs changes or releases it. */
async function elsewhere(buyer: Buyer, { occurrenceId, kinds }: Show) {
  const client = clientOf(url, buyer);
  const query = { 'filter[occurrence]': occurrenceId, 'filter[state]': 'open' as const };
  const { data } = await client.GET('/bookings', { params: { query } });
  const path = { booking: data?.data[0]?.id ?? '' };
  return {
    addGuest: () => {
      const attendees = [
        { ticket_id: kinds.student, ...someone },
        { ticket_id: kinds.guest, ...someone },
      ];
      return client.POST('/bookings/{booking}/merge', { params: { path }, body: { attendees } });
    },
    pay: async () => {
      const { data } = await client.POST('/bookings/{booking}/pay', { params: { path } });
      await sandboxOf(dataDir).pay(data?.data.session_id ?? '');
    },
    release: () => client.DELETE('/bookings/{booking}', { params: { path } }),
  };
}

it('shows what another tab chose, with one total, before anything is paid', async () => {
  const show = await stage.show();
  const buyer = await stage.buyer();
  const page = await desk({ buyer });
  await comeToCheck(page, show);
  await (await elsewhere(buyer, show)).addGuest();
  await page.getByText('Your booking was changed in another tab').waitFor();
  await button(page, 'Pay €25.00 by card').waitFor();
  expect(await page.getByRole('complementary', { name: 'Your booking' }).getByText('€25.00').first().isVisible()).toBe(
    true,
  );
  await page.getByText('Ċensa Ħili').first().waitFor();
});

it('shows the tickets that were paid for in another tab', async () => {
  const show = await stage.show();
  const buyer = await stage.buyer();
  const page = await desk({ buyer });
  await comeToCheck(page, show);
  await (await elsewhere(buyer, show)).pay();
  await heading(page, 'You’re going!');
});

it('tells places that were released from time that ran out, now and at the next visit', async () => {
  const show = await stage.show();
  const buyer = await stage.buyer();
  const page = await desk({ buyer });
  await comeToCheck(page, show);
  await (await elsewhere(buyer, show)).release();
  await heading(page, 'You’ve released the places');

  await page.goto(checkoutOf(show));
  await button(page, 'One more student').click();
  await press(page, 'Continue');
  await heading(page, 'Who’s coming?');
  await page.goto('/');
  await (await elsewhere(buyer, show)).release();
  await page.goto(checkoutOf(show));
  await heading(page, 'How many tickets?');
});

import { expect, inject, it } from 'vitest';
import { listen } from '../support/aloud.ts';
import { useBrowser } from '../support/browser.ts';
import { button, cards, censa, checkoutOf, heading, zaren } from '../support/checkout-pages.ts';
import { clientOf } from '../support/client.ts';
import { arriveAt, chooseOption, isFocused, leadsRound, tabTo, typeInto, use } from '../support/keyboard.ts';
import { stageHall } from '../support/musical.ts';
import type { Show } from '../support/stage.ts';
import { useStage } from '../support/use-stage.ts';

const stage = useStage();
const { desk } = useBrowser();

/** Somebody else holds every wheelchair space and companion seat of the hall, but for one of each. */
async function holdAllButOne({ occurrenceId: occurrence_id, kinds }: Show): Promise<void> {
  const client = clientOf(inject('portal').urls[0], await stage.buyer());
  const guids = Array.from({ length: 10 }, (_, at) => `W-${at + 3}`);
  const attendees = guids.map((guid) => ({ ticket_id: kinds.student, seat: { guid } }));
  const { response } = await client.POST('/bookings', { body: { occurrence_id, attendees } });
  expect(response.status).toBe(201);
}

it('books a wheelchair space with the seat of its companion from the list, by keyboard and by ear', async () => {
  const show = await stageHall(stage.db);
  await holdAllButOne(show);
  const page = await desk({ buyer: await stage.buyer() });
  await page.goto(checkoutOf(show));
  await heading(page, 'How many tickets?');
  await use(page, button(page, 'One more student'));
  await use(page, button(page, 'One more guest'));
  await use(page, button(page, 'Choose seats'));

  await arriveAt(page, 'Choose your seats');
  await use(page, button(page, 'Choose from a list'));
  expect(await isFocused(button(page, 'Choose on the plan'))).toBe(true);
  await leadsRound(page);
  const isSaid = await listen(page);

  // The filters: a part of the hall by its price, then the places for wheelchairs.
  const part = page.getByLabel('Price and part of the hall');
  const zone = page.getByLabel('Part of the hall', { exact: true });
  const row = page.getByLabel('Row', { exact: true });
  const seat = page.getByLabel('Seat', { exact: true });
  await chooseOption(page, part, 'Balcony, student €10.00');
  await isSaid(/^\d+ free seats$/);
  await tabTo(page, zone);
  expect(await zone.getByRole('option').allTextContents()).toEqual(['Choose', 'Balcony']);
  await tabTo(page, part);
  await page.keyboard.press('Home');
  await use(page, page.getByRole('checkbox', { name: 'Wheelchair spaces only' }), 'Space');
  await isSaid(/^2 free seats$/);
  await use(page, button(page, 'One more seat'));
  await use(page, button(page, 'Pick them for me'));
  await isSaid(/^There aren’t that many free seats there\./);

  // A seat that nobody has chosen yet.
  await use(page, button(page, 'Choose this seat'));
  await isSaid(/^Choose a seat first$/);
  expect(await isFocused(button(page, 'Choose this seat'))).toBe(true);

  await chooseOption(page, row, 'W, 2 seats free');
  await chooseOption(page, seat, '1, Wheelchair space');
  await use(page, button(page, 'Choose this seat'));
  await isSaid(/^Stalls, row W, seat 1, .*Wheelchair space, .*Selected$/);
  await isSaid(/^Stalls, row W, seat 2, right beside it, is free for your companion\./);
  await chooseOption(page, seat, '2, Companion seat');
  await use(page, button(page, 'Choose this seat'));
  await isSaid(/^Stalls, row W, seat 2, .*Companion seat, .*Selected$/);
  for (const number of [1, 2]) await button(page, `Release Stalls, row W, seat ${number}`).waitFor();
  expect(await page.getByText(/for your companion/).count()).toBe(0);
  // While a seat is being held the button takes no press.
  await page.getByRole('button', { name: 'Continue', disabled: false, exact: true }).waitFor();
  await use(page, button(page, 'Continue'));

  await arriveAt(page, 'Who’s coming?');
  for (const [at, [first, last]] of [zaren, censa].entries()) {
    await typeInto(page, page.getByLabel('First name').nth(at), first);
    await typeInto(page, page.getByLabel('Last name').nth(at), last);
  }
  await page.keyboard.press('Enter');
  await arriveAt(page, 'Check before you pay');
  await use(page, page.getByRole('button', { name: /^Pay €.* by card$/ }));
  await heading(page, 'Pay by test card');
  await typeInto(page, page.getByLabel('Card number'), cards.pays);
  await page.keyboard.press('Enter');
  await arriveAt(page, 'You’re going!');
  for (const number of [1, 2]) await page.getByText(`Row W, seat ${number}`).waitFor();
});

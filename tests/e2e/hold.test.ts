import { expect, inject, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { clientOf } from '../support/client.ts';
import { button, checkoutOf, comeToCheck, heading, press } from '../support/checkout-pages.ts';
import { open } from '../support/settles.ts';
import type { Show } from '../support/stage.ts';
import { useStage } from '../support/use-stage.ts';
import { isFull } from '../support/size.ts';

const stage = useStage();
const { desk, phone } = useBrowser();
const [portal] = inject('portal').urls;

/** The portal's own clock, which does not move in tests. */
async function portalTime(): Promise<number> {
  const answer = await fetch(`${portal}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return Date.parse(((await answer.json()) as { now: string }).now);
}

/** Moves the end of a show's holds, as time would bring it nearer. */
async function endHoldsIn(seconds: number, { occurrenceId }: Show): Promise<void> {
  const expiresAt = new Date((await portalTime()) + seconds * 1000);
  const holds = stage.db.updateTable('bookings').set({ expires_at: expiresAt });
  await holds.where('occurrence_id', '=', occurrenceId).execute();
}

it.runIf(isFull)('offers more time when little is left, and gives it', async () => {
  const show = await stage.show();
  const page = await desk({ buyer: await stage.buyer() });
  await comeToCheck(page, show);
  expect(await page.getByText('Your time is running out').isVisible()).toBe(false);
  await endHoldsIn(90, show);
  await page.reload();
  const offer = page.getByRole('status').filter({ hasText: 'Your time is running out' });
  await offer.getByText('You can ask 10 more times.').waitFor();
  await offer.getByRole('button', { name: 'More time' }).click();
  await offer.waitFor({ state: 'detached' });
  await heading(page, 'Check before you pay');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Check before you pay');
});

it.runIf(isFull)('offers no more time than there is once the hall is nearly full', async () => {
  const show = await stage.show({ capacity: 10 });
  const buyer = await stage.buyer();
  const page = await desk({ buyer });
  await comeToCheck(page, show);
  const client = clientOf(portal, buyer);
  const { data } = await client.GET('/bookings', { params: { query: { 'filter[occurrence]': show.occurrenceId } } });
  const booking = data?.data[0]?.id ?? '';
  await client.POST('/bookings/{booking}/extend', { params: { path: { booking } } });
  await endHoldsIn(90, show);
  await page.reload();
  await page.getByText('You can ask 9 more times.').filter({ visible: true }).waitFor();
  await stage.db.updateTable('ticket_kinds').set({ taken: 10 }).where('id', 'in', Object.values(show.kinds)).execute();
  await expect.poll(() => button(page, 'More time').isDisabled()).toBe(true);
});

it('keeps the warning and its button in sight on a phone, however far the page is scrolled', async () => {
  const show = await stage.show({ perPerson: 10 });
  const page = await phone({ buyer: await stage.buyer() });
  await page.goto(checkoutOf(show));
  for (let ticket = 0; ticket < 8; ticket += 1) await button(page, 'One more student').tap();
  await press(page, 'Continue');
  await heading(page, 'Who’s coming?');
  await endHoldsIn(90, show);
  await page.reload();
  const more = button(page, 'More time');
  await more.waitFor();
  const places = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight] as const);
  const [, bottom] = await places();
  expect(bottom).toBeGreaterThan(1000);
  for (const top of [0, bottom / 2, bottom]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    const box = await more.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
});

it.runIf(isFull)('goes by the portal’s clock, whatever the device’s says', async () => {
  const show = await stage.show();
  const buyer = await stage.buyer();
  const attendees = [{ ticket_id: show.kinds.guest }];
  await clientOf(portal, buyer).POST('/bookings', { body: { occurrence_id: show.occurrenceId, attendees } });
  const page = await desk({ buyer });
  // By this clock a minute would be left of the fifteen.
  await page.clock.setFixedTime((await portalTime()) + 14 * 60 * 1000);
  await open(page, checkoutOf(show));
  await page.getByRole('timer').filter({ visible: true }).waitFor();
  expect(await page.getByText('Your time is running out').isVisible()).toBe(false);
});

it.runIf(isFull)('asks again whether the places are still held when the portal could not be reached', async () => {
  const show = await stage.show();
  const page = await desk({ buyer: await stage.buyer() });
  await comeToCheck(page, show);
  await endHoldsIn(1, show);
  await page.reload();
  await heading(page, 'Check before you pay');
  await page.context().setOffline(true);
  await page.getByText('We can’t reach the portal to check').filter({ visible: true }).waitFor();
  await page.context().setOffline(false);
  await press(page, 'Try again');
  await page.getByText('Your time is running out').waitFor();
  await endHoldsIn(-1, show);
  await fetch(`${portal}/test/sweep`, { method: 'POST' });
  await heading(page, 'Your time ran out');
});

it.runIf(isFull)('says when the time has run out, and starts again with the same tickets', async () => {
  const show = await stage.show({ capacity: 2 });
  const page = await desk({ buyer: await stage.buyer() });
  await comeToCheck(page, show);
  await endHoldsIn(-1, show);
  await fetch(`${portal}/test/sweep`, { method: 'POST' });
  await heading(page, 'Your time ran out');
  await button(page, 'Choose again').click();
  await heading(page, 'How many tickets?');
  await expect.poll(() => page.getByRole('group', { name: 'student' }).getByRole('status').textContent()).toBe('1');
  await press(page, 'Continue');
  await heading(page, 'Who’s coming?');
});

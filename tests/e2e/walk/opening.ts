import type { BookingFacts } from '../../../machines/checkout/checkout.types.ts';
import { isNamed } from '../../../machines/checkout/choice.ts';
import type { Exploration, Gesture } from 'xstate-paths';
import { outputOf } from './outcome.ts';
import { contextBefore, type Visit } from './visit.ts';
import { arranging } from '../walking/hearing.ts';
import { connect } from './writes.ts';

/** Makes the booking of another device, up to its state, and notes the return address of its payment. */
async function bookElsewhere(visit: Visit, { standing, lines }: BookingFacts, from: 'success' | 'cancel' | undefined) {
  const { world, date } = visit;
  const booking = await world.bookElsewhere(date, lines.every(isNamed));
  if (standing === 'over' || standing === 'released' || standing === 'withdrawn') await world.end(standing);
  else if (standing !== 'held') await world.beginPayment(booking);
  if (standing === 'paid' || standing === 'refunded') await world.payUntilPaid();
  if (standing === 'refunded') await world.cancelPaid();
  if (from) visit.address = `/payment/${from}?booking=${booking.id}`;
}

/** Arranges the server's facts about the date and its booking, and opens the page there. */
export function openingOf(exploration: Exploration): { arrange: Gesture<Visit>; gesture: Gesture<Visit> } {
  const arrange = arranging<Visit>(async (visit, step) => {
    const { world } = visit;
    const before = contextBefore(exploration, step);
    await connect(visit, step);
    const opening = outputOf(step, 'openOccurrence');
    if (!opening) return;
    if (!opening.signedIn) await visit.page.context().clearCookies({ name: 'su_token' });
    if (opening.booking && visit.address !== null) await bookElsewhere(visit, opening.booking, before.returned?.from);
    else if (opening.booking) await world.giveTime();
    if (opening.booking === null) await world.makeAvailability(visit.date, opening.availability);
  });
  return {
    arrange,
    gesture: async (visit) => {
      const { page, address } = visit;
      if (address !== null) await page.goto(address);
      visit.address = null;
    },
  };
}

import { button, link, press, pressSeat, seatCell } from '../../support/checkout-pages.ts';
import type { CheckoutEvent } from '../../../machines/checkout/checkout.types.ts';
import { isNamed } from '../../../machines/checkout/choice.ts';
import type { Arc, Exploration, Gesture } from 'xstate-paths';
import { password } from './venue.ts';
import { online } from '../walking/hearing.ts';
import { contextBefore, leafAfter, type Visit } from './visit.ts';

const HOLDING = 'checkout.step.flow.choosingSeats.holding';

const eventOf = <Type extends CheckoutEvent['type']>({ stimulus }: Arc, _type: Type) =>
  stimulus.event as Extract<CheckoutEvent, { type: Type }>;

const pressing =
  (name: string): Gesture<Visit> =>
  ({ page }) =>
    button(page, name).click();
const goBack: Gesture<Visit> = async ({ page }) => {
  await page.goBack();
};

/** The position in the list of chosen seats of the model's seat: the page may have picked another in its place. */
function placeOf(exploration: Exploration, step: Arc, isMeant: (guid: string) => boolean): number {
  const seats = contextBefore(exploration, step).lines.flatMap(({ seat }) => (seat ? [seat.guid] : []));
  return seats.findIndex(isMeant);
}

const logIn: Gesture<Visit> = async ({ page, buyer }) => {
  await page.context().setOffline(false);
  await link(page, 'Log in again').or(link(page, 'Log in to book')).click();
  await page.getByLabel('Email address').fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Log in').click();
  await page.waitForURL(/\/book\//);
};

/** Somebody, or time, ends the hold while the page is idle: it learns of it from its next call. */
const endHold: Gesture<Visit> = async (visit) => {
  await visit.world.endHold();
  await online(visit);
};

/** Left to tests/e2e/promo-code.full.test.ts. */
export const handMade = () => Promise.reject(new Error('Walked by hand only: take it out of the model.'));

/** People's actions on the pages of the checkout, by what they see there. */
export function gesturesOf(exploration: Exploration) {
  const leadsBack = (step: Arc, from: string) =>
    exploration.nodes[step.from]?.leaves.some((id) => id.includes(from)) ?? false;

  /** A choice of seats; if another follows before the answer, the server is kept busy so that it really comes before. */
  const choosing =
    (choose: Gesture<Visit>): Gesture<Visit> =>
    async (visit, step, coming) => {
      const [next] = coming;
      const isFirst = !visit.world.queue.isStopped;
      const isOvertaken = leafAfter(exploration, step, 'step') === HOLDING && next?.stimulus.kind === 'event';
      if (isOvertaken) await online(visit);
      if (isOvertaken) await visit.world.queue.stop();
      const before = await visit.world.queue.waiting();
      await choose(visit, step, coming);
      // One more than before: a call that waits already may be the sweeper's, not the one just made.
      if (isOvertaken && isFirst) await visit.world.queue.holds(before + 1);
    };

  return {
    'occurrence.choose': async ({ page }, step) => {
      const at = eventOf(step, 'occurrence.choose').occurrenceId === 'hall' ? 0 : 1;
      await page
        .getByRole('button', { name: /^Choose / })
        .nth(at)
        .click();
    },
    'step.open': async (visit, step, coming) => {
      const wanted = eventOf(step, 'step.open').step;
      const isAtCheck = leadsBack(step, 'checkingAnswers');
      if (wanted === 'occurrence') return button(visit.page, 'Another date').click();
      if (wanted === 'check') return button(visit.page, 'Back to your answers').click();
      if (leadsBack(step, 'namingAttendees')) return goBack(visit, step, coming);
      const changes = {
        tickets: /^Change Tickets/,
        seats: /^Change Seats/,
        attendees: /^Change (seat|ticket) /,
      } as const;
      if (!isAtCheck || !(wanted in changes)) return button(visit.page, 'Change the tickets').click();
      await visit.page
        .getByRole('button', { name: changes[wanted as keyof typeof changes] })
        .first()
        .click();
    },
    'ticket.add': ({ page }, step) => button(page, `One more ${eventOf(step, 'ticket.add').ticketId}`).click(),
    'ticket.remove': ({ page }, step) => button(page, `One ${eventOf(step, 'ticket.remove').ticketId} fewer`).click(),
    'ticket.swap': choosing(async ({ page }, step) => {
      const { guid, ticketId } = eventOf(step, 'ticket.swap');
      const kind = page
        .getByRole('combobox', { name: /^Ticket for / })
        .nth(placeOf(exploration, step, (each) => each === guid));
      await kind.selectOption(ticketId);
    }),
    'tickets.confirm': choosing(({ page, date }) => press(page, date === 'hall' ? 'Choose seats' : 'Continue')),
    'seat.select': choosing(async ({ page }, step) => {
      const { row, number } = eventOf(step, 'seat.select').seat;
      await seatCell(page, row, Number(number), 'Available').waitFor();
      return pressSeat(page, row, Number(number));
    }),
    'seat.release': choosing(async ({ page }, step) => {
      const { number } = eventOf(step, 'seat.release');
      const { lines } = contextBefore(exploration, step);
      const guid = lines.find(({ seat }) => seat?.number === number)?.seat?.guid;
      await page
        .getByRole('button', { name: /^Release Stalls/ })
        .nth(placeOf(exploration, step, (each) => each === guid))
        .click();
    }),
    'seats.suggest': choosing(async (visit) => {
      await button(visit.page, 'Find seats').click();
      await button(visit.page, 'Pick them for me').click();
    }),
    'seats.confirm': ({ page }) => press(page, 'Continue'),
    'attendees.confirm': async ({ page }, step) => {
      // If the network is back, the page has sent the names already.
      const isFailed = leadsBack(step, 'namingAttendees.failed');
      if (isFailed && (await page.evaluate(() => navigator.onLine))) return;
      if (isFailed) return press(page, 'Save and continue');
      for (const [at, { firstName, lastName }] of eventOf(step, 'attendees.confirm').attendees.entries()) {
        await page.getByLabel('First name').nth(at).fill(firstName);
        await page.getByLabel('Last name').nth(at).fill(lastName);
      }
      await press(page, 'Save and continue');
    },
    'attendees.change': ({ page }) => page.getByLabel('First name').first().fill('Ċensa'),
    'payment.start': async ({ page }, step) => {
      const isFree = contextBefore(exploration, step).lines.every(({ ticketId }) => ticketId === 'guest');
      const action = page.getByRole('button', { name: isFree ? 'Confirm booking' : /^Pay €/ });
      return press(page, (await action.textContent()) ?? '');
    },
    'code.use': handMade,
    'code.drop': handMade,
    'places.share': handMade,
    'booking.release': pressing('Release these places'),
    'hold.started': () => Promise.reject(new Error('Raised by the chart only: take it out of the model.')),
    'hold.ended': () => Promise.reject(new Error('Raised by the chart only: take it out of the model.')),
    'hold.expired': async (visit, step, coming) => {
      // The look-up of a booking that is lost already needs nobody to do anything.
      if (leadsBack(step, 'flow.opening')) return;
      const { ending } = eventOf(step, 'hold.expired');
      if (ending === 'over') return endHold(visit, step, coming);
      await visit.world.end(ending);
      await online(visit);
    },
    'booking.changed': async (visit, step) => {
      const { lines } = eventOf(step, 'booking.changed').booking;
      const names = lines.every(isNamed) ? 'named' : 'unnamed';
      await visit.world.closeBookings(false);
      await visit.world.changeElsewhere(visit.date, lines[0]?.ticketId === 'guest' ? 'guest' : 'student', names);
      await online(visit);
      await visit.page.getByText('Your booking was changed in another tab').waitFor();
    },
    'session.restored': logIn,
    'start.again': async ({ page }, step) => {
      const again = leadsBack(step, 'paid') ? 'Book more places' : 'Choose again';
      await button(page, leadsBack(step, 'releaseFailed') ? 'Keep them' : again).click();
    },
    retry: async ({ page }, step) => {
      const isFull = leadsBack(step, 'unavailable');
      await button(page, isFull ? 'Look again' : 'Try again')
        .first()
        .click();
    },
  } satisfies Record<CheckoutEvent['type'], Gesture<Visit>>;
}

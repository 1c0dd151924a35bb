import { array, constantFrom, nat, record, sample } from 'fast-check';
import { type Booking, type Client, clientOf } from '../../support/client.ts';
import { stageBuyers, stageShow, type Show } from '../../support/stage.ts';
import type { MoneyStage } from './money.ts';

/** The things that can happen to a purchase, by the buyer, the provider, the clock and others. */
const acts = [
  'open',
  'capture',
  'quiet',
  'decline',
  'double',
  'expire',
  'early',
  'sweep',
  'lapse',
  'redirect',
  'cancel',
  'again',
  'rival',
] as const;
export type Act = (typeof acts)[number];

/** One turn: what happens, what happens at the same moment if anything, and at which of the servers. */
export type Turn = { act: Act; beside: Act | null; at: number };

const turn = record({
  act: constantFrom(...acts),
  beside: constantFrom<(Act | null)[]>(null, null, ...acts),
  at: nat(1),
});

/** Random orders, the same for the same seed; each begins by paying. */
export const randomOrders = (count: number, seed: number): Turn[][] =>
  sample(array(turn, { minLength: 3, maxLength: 9 }), { numRuns: count, seed }).map((turns) => [
    { act: 'open', beside: null, at: 0 },
    ...turns,
  ]);

export const describeOrder = (turns: readonly Turn[]): string =>
  turns.map(({ act, beside }) => (beside === null ? act : `${act}+${beside}`)).join(', ');

/** Something that one person buys, through the API and as its rows are. */
export type Subject = {
  email: string;
  userId: string;
  client: Client;
  /** The acts that can happen to it; the others do nothing. */
  acts: Partial<Record<Act, (url: string) => Promise<unknown>>>;
};

const SEATS = 3;

/** A booking of one to three seats of a hall of its own. */
export async function bookingOf(stage: MoneyStage, tickets: number): Promise<Subject & { show: Show }> {
  const { db, urls } = stage;
  const show = await stageShow(db, { seats: SEATS });
  const [buyer, other] = await stageBuyers(db, 2);
  if (buyer === undefined || other === undefined) throw new Error('Nobody was staged');
  const attendees = Array.from({ length: tickets }, (_, at) => ({
    ticket_id: show.kinds.student,
    seat: { guid: show.guids[at] ?? '' },
  }));
  let booking: Booking | undefined;
  const path = () => ({ params: { path: { booking: booking?.id ?? '' } } });
  const at = (url: string, who: typeof buyer = buyer) => clientOf(url, who, undefined);
  const book = async (url: string) => {
    const body = { occurrence_id: show.occurrenceId, attendees };
    const { data } = await at(url).POST('/bookings', { body });
    booking = data?.data ?? booking;
  };
  await book(urls[0] ?? '');
  return {
    show,
    email: buyer.email,
    userId: buyer.id,
    client: at(urls[0] ?? ''),
    acts: {
      open: (url) => at(url).POST('/bookings/{booking}/pay', path()),
      redirect: (url) => at(url).GET('/bookings/{booking}', path()),
      cancel: (url) => at(url).DELETE('/bookings/{booking}', path()),
      again: book,
      lapse: async (url) => {
        const expires_at = new Date(0);
        const held = db
          .updateTable('bookings')
          .set({ expires_at })
          .where('id', '=', booking?.id ?? '');
        await held.where('expires_at', 'is not', null).execute();
        await fetch(`${url}/test/sweep`, { method: 'POST' });
      },
      rival: (url) =>
        at(url, other).POST('/bookings', {
          body: { occurrence_id: show.occurrenceId, attendees: attendees.slice(0, 1) },
        }),
    },
  };
}

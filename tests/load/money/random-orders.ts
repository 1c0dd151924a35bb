import type { Client } from '../../support/client.ts';
import { control, type Figure, inLanes, some } from '../figure.ts';
import { aMinuteLater, playAll, wrongEnds } from './captures.ts';
import type { MoneyStage } from './money.ts';
import { offers } from './offers.ts';
import { bookingOf, describeOrder, randomOrders, type Turn } from './orders.ts';

const ORDERS = 1000;
const SEED = 3;
const LANES = 12;
/** The servers' clocks may not run far from the provider's, which dates its webhooks: a minute passes four times in all. */
const ROUNDS = 4;

/** Captured, while no webhook comes and nobody asks. */
const SILENT: Turn[] = [
  { act: 'open', beside: null, at: 0 },
  { act: 'quiet', beside: null, at: 0 },
];

/** The words of a booking's page about one of its payments: it goes by the booking's state, and lists what went back. */
async function toldOfBooking({ db }: MoneyStage, client: Client, payment: string): Promise<string> {
  const row = db.selectFrom('payments').select(['payable_id', 'amount', 'state']).where('id', '=', payment);
  const { payable_id: booking, amount, state: standing } = await row.executeTakeFirstOrThrow();
  const { data } = await client.GET('/bookings/{booking}', { params: { path: { booking } } });
  if (data === undefined) return 'nothing';
  const { state, attendees, total, refunds, outcome } = data.data;
  const isWhole = attendees.length > 0 && attendees.every(({ code }) => code !== null);
  if (standing === 'paid' && state === 'paid' && isWhole && total.amount === amount) return 'given';
  if (refunds.some((refund) => refund.state === 'refunded' && refund.amount.amount === amount)) return 'refunded';
  return `booking ${state} (${outcome}), ${attendees.length} places for ${total.amount}`;
}

const figureOf = (what: string, faults: readonly string[]): Figure => ({
  what,
  measured: faults.length === 0 ? '0' : `${faults.length}, such as ${faults.slice(0, 5).join('\n       ')}`,
  bound: '0',
  holds: faults.length === 0,
});

/** A3: whatever happens in whatever order, a capture is a ticket or a refund a minute later, and the buyer is told which. */
export async function randomOrdersOfBookings(stage: MoneyStage): Promise<Figure[]> {
  const orders = randomOrders(ORDERS, SEED);
  const faults: string[] = [];
  const told = (client: Client, payment: string) => toldOfBooking(stage, client, payment);
  let captures = 0;
  let unasked = 0;
  const silent = Array.from({ length: LANES }, () => SILENT);
  for (const subject of await playAll(stage, silent, LANES, () => bookingOf(stage, 1)))
    unasked += (await wrongEnds(stage, subject, told)).wrong.length;
  for (let round = 0; round < ROUNDS; round += 1) {
    const mine = orders.filter((_, at) => at % ROUNDS === round);
    const subjects = await playAll(stage, mine, LANES, (at) => bookingOf(stage, 1 + (at % 3)));
    await aMinuteLater(stage);
    await inLanes(subjects, LANES, async (subject, at) => {
      const ends = await wrongEnds(stage, subject, told);
      captures += ends.captures;
      for (const wrong of ends.wrong) faults.push(`${wrong}: ${describeOrder(mine[at] ?? [])}`);
    });
  }
  return [
    some(`captures in ${orders.length} orders`, captures),
    figureOf('captures that ended in ticket and refund or in neither, or whose page says otherwise', faults),
    control('before anybody asks the provider, captures without an end', unasked),
    ...(await ordersOfOffers(stage)),
  ];
}

const OF_EACH = 100;
/** Each application for a permit brings two photos, which are inspected in a process of their own. */
const OF_PERMITS = 25;

/** The states in which somebody has what a payment was for. */
const delivered: Record<string, { table: 'purchases' | 'toga_rentals' | 'rental_requests'; states: string[] }> = {
  student_card: { table: 'purchases', states: ['paid'] },
  parking_permit: { table: 'purchases', states: ['paid'] },
  research_fund: { table: 'purchases', states: ['paid'] },
  toga_rental: { table: 'toga_rentals', states: ['booked'] },
  rental_request: { table: 'rental_requests', states: ['approved'] },
};

/** If what a payment was for is theirs, for just this money. */
async function toldOfOffer({ db }: MoneyStage, payment: string): Promise<string> {
  const row = db.selectFrom('payments').selectAll().where('id', '=', payment);
  const { payable_id: id, payable_type, amount, state } = await row.executeTakeFirstOrThrow();
  if (state === 'refunded') return 'refunded';
  const { table, states } = delivered[payable_type] ?? { table: 'purchases', states: [] };
  const thing = await db.selectFrom(table).select('state').where('id', '=', id).executeTakeFirst();
  if (thing === undefined || !states.includes(thing.state)) return `${payable_type} ${thing?.state}`;
  const kept = db.selectFrom('payments').select('id').where('payable_id', '=', id).where('state', '=', 'paid');
  if ((await kept.execute()).length > 1) return 'paid for twice';
  if (table !== 'toga_rentals') return 'given';
  const rental = await db.selectFrom('toga_rentals').select('amount').where('id', '=', id).executeTakeFirstOrThrow();
  return rental.amount === amount ? 'given' : `a rental for ${rental.amount}, of ${amount}`;
}

async function ordersOfOffers(stage: MoneyStage): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, begin] of Object.entries(offers)) {
    const orders = randomOrders(name === 'parking permit' ? OF_PERMITS : OF_EACH, SEED);
    const subjects = await playAll(stage, orders, LANES, () => begin(stage));
    await aMinuteLater(stage);
    const faults: string[] = [];
    let captures = 0;
    await inLanes(subjects, LANES, async (subject, at) => {
      const ends = await wrongEnds(stage, subject, (_, payment) => toldOfOffer(stage, payment));
      captures += ends.captures;
      for (const wrong of ends.wrong) faults.push(`${wrong}: ${describeOrder(orders[at] ?? [])}`);
    });
    figures.push(
      some(`captures in ${orders.length} orders of a ${name}`, captures),
      figureOf(`of a ${name}, captures that ended in both or neither of it and a refund`, faults),
    );
  }
  return figures;
}

import { expect, inject, it } from 'vitest';
import { type BookingEvent, bookingMachine } from '../../machines/booking/booking.machine.ts';
import { model } from '../models/booking/booking.model.ts';
import { type Places, placesFor } from '../models/booking/booking.rivals.ts';
import {
  describeTurns,
  explore,
  judgeTraffic,
  parseTraffic,
  type Play,
  randomPlays,
  type TrafficLine,
  type World,
} from 'xstate-paths';
import { book, bookingGestures, readBooking, type SeatBuyer } from '../support/booking-gestures.ts';
import { ownership, rules } from '../models/booking/booking.rules.ts';
import { recordingFetch } from '../support/traffic-recorder.ts';
import { clientOf } from '../support/client.ts';
import { useStage } from '../support/use-stage.ts';

const portal = inject('portal');
const { db, show, buyer } = useStage();
const gestures = bookingGestures(db, portal);
const exploration = explore(bookingMachine, model);
const names = ['first', 'second'];
/** All answers about bookings, as a traffic log. */
const log: TrafficLine[] = [];
const recorded = recordingFetch((line) => log.push(line));
const sessions = names.map((name) => ({ name, graph: exploration }));

/** One seat, and only events that a test can cause on a server: money arrives only for open payments, and refunds happen by themselves. */
const seat: World<Places> = {
  ...placesFor(1),
  after: (places, happening) => {
    const { stimulus, before } = happening;
    const event = stimulus?.event as BookingEvent | undefined;
    const isPossible =
      event === undefined ||
      (event.type in gestures &&
        (event.type !== 'payment.receive' || before?.isIn('awaiting_payment')) &&
        (event.type !== 'booking.cancel' || event.isRefundDue));
    return isPossible ? placesFor(1).after(places, happening) : null;
  },
};

/** All but those of a refund: a job decides when the money is back. */
const tagsOf = (state: string) =>
  bookingMachine.getStateNodeById(`booking.${state}`).tags.filter((tag) => !/refund/i.test(tag));

/** The server's answers about every booking match its chart, and the seat has the right owner, or none. */
async function expectTruth(
  buyers: readonly SeatBuyer[],
  { scene }: Play<Places>[number],
  turns: string,
): Promise<void> {
  const [{ show: hall, guid } = { show: null, guid: '' }] = buyers;
  for (const [at, each] of buyers.entries()) {
    const leaf = exploration.nodes[scene.at[at] ?? -1]?.leaves[0]?.replace('booking.', '');
    if (leaf === undefined && scene.world.owners.length > 0)
      expect(await book(each), `refused after ${turns}`).toBe(409);
    if (leaf === undefined) continue;
    // Money is reported by a webhook, refunds are made by a job: both happen a little later, and nothing else may.
    const tags = async () => tagsOf((await readBooking(each)).state);
    await expect.poll(tags, { interval: 20, message: `${names[at]} after ${turns}` }).toEqual(tagsOf(leaf));
  }
  const owners = await db
    .selectFrom('attendees')
    .innerJoin('bookings', 'bookings.id', 'booking_id')
    .select('booking_id')
    .where('bookings.occurrence_id', '=', hall?.occurrenceId ?? '')
    .where('live', '=', true)
    .execute();
  const expected = buyers.filter((_, at) => scene.world.owners.includes(names[at] ?? ''));
  expect(
    owners.map(({ booking_id }) => booking_id),
    `owners of ${guid} after ${turns}`,
  ).toEqual(expected.map(({ booking }) => booking?.id));
}

async function act(who: SeatBuyer | undefined, { walk }: Play<Places>[number]['turn']): Promise<void> {
  if (who === undefined || walk === null) throw new Error('Every turn is taken by one of the buyers.');
  if (!('stimulus' in walk)) expect(await book(who)).toBe(201);
  else await gestures[walk.stimulus.name as keyof typeof gestures](who);
}

async function perform(play: Play<Places>): Promise<void> {
  const hall = await show({ seats: 2 });
  const buyers = await Promise.all(
    names.map(async (_, at): Promise<SeatBuyer> => {
      const client = clientOf(portal.urls[at] ?? portal.urls[0], await buyer(), recorded);
      return { client, show: hall, guid: 'seat-0', booking: null };
    }),
  );
  for (const [at, step] of play.entries()) {
    await act(buyers[names.indexOf(step.turn.by)], step.turn);
    await expectTruth(buyers, step, describeTurns(play.slice(0, at + 1).map(({ turn }) => turn)));
  }
}

it('two buyers at two servers never own one seat together, and are told the truth after every step', async () => {
  const plays = randomPlays(sessions, seat, { seed: 6, plays: 12, longest: 12 });
  const events = new Set(plays.flat().map(({ turn }) => turn.what.replace(/ #\d+$/, '')));
  expect([...events].toSorted()).toEqual([...Object.keys(gestures), 'start'].toSorted());
  await Promise.all(plays.map(perform));
});

it('leaves a log on which every promise is kept', () => {
  const sightings = parseTraffic(log.map((line) => JSON.stringify(line)).join('\n'), 'booking');
  expect(new Set(sightings.map(({ state }) => state))).toContain('paid');
  expect(judgeTraffic(sightings, { machine: bookingMachine, graph: exploration, rules, ownership }).broken).toEqual([]);
});

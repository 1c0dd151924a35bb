import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { BookingFacts, CheckoutContext, Failure, Opening } from '../../../machines/checkout/checkout.types.ts';
import type { HoldOutput } from '../../../machines/hold/hold.machine.ts';
import type { Invariant, ModelFor, Sight, Stimulus, World } from 'xstate-paths';
import {
  awaitingPayment,
  booking,
  ending,
  HALL,
  held,
  line,
  maria,
  opening,
  refused,
  seat,
  settled,
} from './checkout.fixtures.ts';
import { model } from './checkout.model.ts';

const wanted = seat('1');
const never: [] = [];
const inHall = { seated: true, limit: 1 };
/** The date as it is opened; a booking whose payment is over is looked up instead. */
const fresh =
  (over: Partial<Opening> = {}) =>
  ({ context }: { context: CheckoutContext }) =>
    context.returned === null ? { output: opening({ ...inHall, ...over }) } : null;
const mine = (): BookingFacts => booking({ lines: [line({ attendeeId: 'place-0', seat: wanted })] });
const bookingOf = ({ context }: { context: CheckoutContext }): BookingFacts => context.booking ?? mine();

/** One of several people who want the only seat of a hall. They change their minds only about wanting it, and nothing fails. */
export const rivalModel = {
  inputs: [{ eventSlug: 'kuncert', occurrenceId: HALL, returned: null }],
  events: {
    ...model.events,
    'seat.select': [{ seat: wanted, ticketId: 'adult' }],
    'attendees.confirm': [({ context }) => ({ attendees: context.lines.map(() => maria) })],
    'hold.expired': [{ ending: 'over' }],
    'code.use': never,
    'code.drop': never,
    'places.share': never,
    'booking.changed': never,
    'occurrence.choose': never,
    'step.open': never,
    'ticket.remove': never,
    'ticket.swap': never,
    'seats.suggest': never,
    'session.restored': never,
    retry: never,
  },
  actors: {
    openOccurrence: [
      fresh(),
      fresh({ availability: 'fullyBooked' }),
      fresh({ booking: mine() }),
      fresh({ booking: awaitingPayment(mine()) }),
      fresh({ booking: settled(mine(), 'paid') }),
      ({ context }) => context.returned && { output: opening({ ...inHall, booking: settled(mine(), 'over') }) },
    ],
    changeCode: [],
    payApart: [],
    holdWithCode: [],
    holdPlaces: [
      ({ input }) => {
        const kept = input.lines.filter((each) => each.seat !== null);
        return { output: kept.length === 0 ? null : held(kept, input.booking) };
      },
      refused('seatsTaken', wanted.guid),
      refused('holdEnded'),
    ],
    updateAttendees: [({ input, context }) => ({ output: held(input.lines, context.booking) }), refused('holdEnded')],
    waitForNetwork: never,
    payBooking: [(at) => ({ output: awaitingPayment(bookingOf(at)) }), refused('holdEnded')],
    payment: [{ output: { end: 'paid' } }, { output: { end: 'over' } }],
    releaseBooking: [{ output: undefined }, refused('holdEnded')],
    hold: [{ output: ending('extended') }, { output: ending('over') }],
  },
  watches: ['watchSession', 'watchBooking'],
  project: model.project,
} satisfies ModelFor<typeof checkoutMachine>;

/** The server's record of the one seat. */
export type Seat = {
  owner: string | null;
  standing: 'held' | 'awaitingPayment' | 'paid';
  /** People whose hold ended, but whose pages do not know. */
  unaware: readonly string[];
};

const free = { owner: null, standing: 'held' } as const;

/** One seat, and a server that gives it to one person at a time. A hold may end, and money arrive, between any two actions of people. */
export const oneSeat: World<Seat, CheckoutContext> = {
  begins: { ...free, unaware: [] },
  after: (world, { by, stimulus, before }) => {
    if (stimulus === null) return world;
    if (stimulus.kind !== 'actor')
      return stimulus.name !== 'hold.expired' ? world : world.unaware.includes(by) ? told(world, by) : null;
    return answered(world, by, stimulus, before?.context.booking ?? null);
  },
  moves: ({ owner, standing, unaware }) => [
    ...(owner !== null && standing !== 'paid'
      ? [{ name: 'the hold ends', state: { ...free, unaware: [...unaware, owner].toSorted() } }]
      : []),
    ...(standing === 'awaitingPayment'
      ? [{ name: 'the money comes', state: { owner, standing: 'paid', unaware } as const }]
      : []),
  ],
};

const told = (world: Seat, by: string): Seat => ({ ...world, unaware: world.unaware.filter((name) => name !== by) });

type Answer = Extract<Stimulus, { kind: 'actor' }>;

/** The seat after an answer to one person's page; null if the server would not answer so. */
function answered(world: Seat, by: string, { src, outcome }: Answer, believed: BookingFacts | null): Seat | null {
  const has = world.owner === by;
  const isTaken = world.owner !== null && !has;
  const isOpen = has && world.standing !== 'paid';
  const when = (isSo: boolean, state: Seat = world) => (isSo ? told(state, by) : null);
  if ('error' in outcome) {
    const isPossible =
      (outcome.error as Failure).code === 'seatsTaken'
        ? isTaken && believed === null
        : !has && (believed !== null || src !== 'holdPlaces');
    // The page asks the server for the booking's state before it believes that its hold is over.
    return isPossible ? world : null;
  }
  switch (src) {
    case 'openOccurrence': {
      const { booking: known, availability } = outcome.output as Opening;
      if (known?.standing === 'over') return when(!has);
      if (known !== null) return when(has && known.standing === world.standing);
      return when(!has && (availability === 'fullyBooked') === isTaken);
    }
    case 'holdPlaces':
      if (outcome.output === null) return when(!has || isOpen, has ? { ...world, ...free } : world);
      return when(has ? isOpen : !isTaken && believed === null, { ...world, owner: by, standing: 'held' });
    case 'updateAttendees':
      return when(isOpen);
    case 'payBooking':
      return when(isOpen, { ...world, standing: 'awaitingPayment' });
    case 'payment': {
      const { end } = outcome.output as { end: 'paid' | 'over' };
      return when(end === 'paid' ? has && !isOpen : !has);
    }
    case 'releaseBooking':
      return when(isOpen, { ...world, ...free });
    case 'hold':
      return when((outcome.output as HoldOutput).end === 'over' ? !has : isOpen);
    default:
      return world;
  }
}

/** The promises to people who want one seat. `names` are those of the sessions, in their order. */
export function seatInvariants(names: readonly string[]): Invariant<Seat, CheckoutContext>[] {
  const forEach =
    (holds: (name: string, is: (state: string) => boolean, seat: Seat) => boolean) =>
    (seat: Seat, sessions: readonly (Sight<CheckoutContext> | null)[]) =>
      sessions.every((at, index) => at === null || holds(names[index] ?? '', at.isIn, seat));
  const hasBought = (name: string, { owner, standing }: Seat) => owner === name && standing === 'paid';
  return [
    {
      says: 'a seat is never bought by two',
      holds: (_, sessions) => sessions.filter((at) => at?.isIn('flow.paid')).length <= 1,
    },
    {
      says: 'whoever is told that the seat is bought has bought it',
      holds: forEach((name, is, seat) => !is('flow.paid') || hasBought(name, seat)),
    },
    {
      says: 'whoever is told that the seat is held holds it, or lost it a moment ago',
      holds: forEach((name, is, { owner, unaware }) => !is('hold.held') || owner === name || unaware.includes(name)),
    },
    {
      says: 'whoever has bought the seat is never told that it is gone',
      holds: forEach(
        (name, is, seat) =>
          !hasBought(name, seat) || !['expired', 'released', 'withdrawn', 'unavailable.fullyBooked'].some(is),
      ),
    },
  ];
}

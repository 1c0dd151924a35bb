import { assign, raise, setup } from 'xstate';
import { endedWith, mustBeProvided, mustWatch } from '../flow/setup.ts';
import { type Ending, endings, type HoldEnd, holdMachine, type HoldFacts } from '../hold/hold.machine.ts';
import { type PaymentEnd, paymentMachine } from '../payment/payment.machine.ts';
import type {
  BookingFacts,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutMeta,
  CheckoutStep,
  CheckoutTag,
  ChoiceToHold,
  Opening,
  Sharing,
} from './checkout.types.ts';
import {
  afterChangeElsewhere,
  afterRefusal,
  afterRefusedCode,
  changeLines,
  codeProblem,
  failedWith,
  failureOf,
  isChangedElsewhere,
  isNamed,
  type Line,
  shareProblem,
  unheld,
  unseat,
} from './choice.ts';

const standing = (context: CheckoutContext) => context.booking?.standing;
const holdsPlaces = (context: CheckoutContext) =>
  standing(context) === 'held' || standing(context) === 'awaitingPayment';
const isSeatedInFull = ({ lines }: CheckoutContext) => lines.length > 0 && lines.every((line) => line.seat !== null);
const isHeldInFull = (context: CheckoutContext) =>
  context.seated && context.booking !== null && isSeatedInFull(context);
const isVisitorWithTickets = ({ signedIn, lines }: CheckoutContext) => !signedIn && lines.length > 0;
const namesCode = (event: CheckoutEvent) => event.type === 'code.use' && event.code.trim() !== '';
/** True if the counted tickets can be held as they are: each needs no seat. */
const canHoldTickets = ({ signedIn, seated, lines }: CheckoutContext) => signedIn && !seated && lines.length > 0;
const opens = (event: CheckoutEvent, step: CheckoutStep) => event.type === 'step.open' && event.step === step;
const hasRoomForSeat = ({ lines, limit }: CheckoutContext) =>
  lines.length < limit || lines.some((line) => line.seat === null);
const fitsLimit = ({ limit }: CheckoutContext, event: CheckoutEvent) =>
  event.type === 'seats.suggest' && event.seats.length <= limit;
/** True if no seat is chosen any more, though some may be held until the server has released them. */
const isReleasing = ({ seated, lines }: CheckoutContext) => seated && lines.every((line) => line.seat === null);

/** The checkout's setup: its actors, which the app provides, and the guards and actions that its chart names. */
export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    tags: {} as CheckoutTag,
    meta: {} as CheckoutMeta,
    children: {} as { hold: 'hold'; payment: 'payment' },
  },
  actors: {
    openOccurrence: mustBeProvided<Opening, CheckoutInput & Pick<CheckoutContext, 'booking' | 'isExchange'>>(
      'openOccurrence',
    ),
    holdPlaces: mustBeProvided<BookingFacts | null, ChoiceToHold>('holdPlaces'),
    holdWithCode: mustBeProvided<BookingFacts | null, ChoiceToHold & { code: string | null }>('holdWithCode'),
    updateAttendees: mustBeProvided<BookingFacts, { bookingId: string; lines: Line[] }>('updateAttendees'),
    waitForNetwork: mustBeProvided<void>('waitForNetwork'),
    payBooking: mustBeProvided<BookingFacts, { bookingId: string; totalCents: number }>('payBooking'),
    changeCode: mustBeProvided<BookingFacts, { bookingId: string; code: string | null }>('changeCode'),
    payApart: mustBeProvided<BookingFacts, { bookingId: string; shares: Sharing[] }>('payApart'),
    payment: paymentMachine,
    releaseBooking: mustBeProvided<void, { bookingId: string }>('releaseBooking'),
    hold: holdMachine,
    watchSession: mustWatch('watchSession'),
    watchBooking: mustWatch<{ bookingId: string }>('watchBooking'),
  },
  guards: {
    opens: ({ event }, step: CheckoutStep) => opens(event, step),
    opensSeats: ({ context, event }) => opens(event, 'seats') && context.seated,
    opensTicketsToVisitor: ({ context, event }) => opens(event, 'tickets') && isVisitorWithTickets(context),
    confirmsTickets: ({ context, event }) =>
      opens(event, context.seated ? 'seats' : 'attendees') && context.lines.length > 0,
    confirmsSeats: ({ context, event }) => opens(event, 'attendees') && isHeldInFull(context),
    confirmsNames: ({ context, event }) => opens(event, 'check') && context.lines.every(isNamed),
    hasOccurrence: ({ context }) => context.occurrenceId !== null,
    mustSignIn: ({ context }) => !context.signedIn && context.isBeyondVisitors === true,
    isVisitorWithTickets: ({ context }) => isVisitorWithTickets(context),
    isVisitorWithRoom: ({ context }) => !context.signedIn && hasRoomForSeat(context),
    isVisitorWhoFits: ({ context, event }) => !context.signedIn && fitsLimit(context, event),
    wantsSeats: ({ context }) => context.signedIn && context.seated && context.lines.some((line) => line.seat !== null),
    isAvailability: ({ context }, wanted: CheckoutContext['availability']) => context.availability === wanted,
    isStanding: ({ context }, wanted: BookingFacts['standing']) => standing(context) === wanted,
    hasTickets: ({ context }) => context.lines.length > 0,
    isBelowLimit: ({ context }) => context.lines.length < context.limit,
    hasRoomForSeat: ({ context }) => hasRoomForSeat(context),
    fitsLimit: ({ context, event }) => fitsLimit(context, event),
    hasBooking: ({ context }) => context.booking !== null,
    isSeatedWithTickets: ({ context }) => context.seated && context.lines.length > 0,
    isSeatedAndHeld: ({ context }) => context.seated && context.booking !== null,
    isHeldInFull: ({ context }) => isHeldInFull(context),
    isSplitAndFull: ({ context }) =>
      isHeldInFull(context) && context.lines.length >= (context.booking?.mostPlaces ?? Infinity),
    namesCode: ({ event }) => namesCode(event),
    namesCodeForTickets: ({ context, event }) => namesCode(event) && canHoldTickets(context),
    keepsAPlace: ({ context, event }) =>
      event.type === 'places.share' && event.shares.length > 0 && event.shares.length < context.lines.length,
    dropsCodeOfTickets: ({ context }) => context.booking !== null && canHoldTickets(context),
    isReadyToPay: ({ context }) => standing(context) === 'held' && context.lines.every(isNamed),
    isBackWithoutPaying: ({ context }) =>
      standing(context) === 'awaitingPayment' && context.returned?.from === 'cancel',
    holdsPlaces: ({ context }) => holdsPlaces(context),
    isEndedElsewhere: ({ context, event }, ending: Ending) =>
      event.type === 'hold.expired' && event.ending === ending && holdsPlaces(context),
    isChangedElsewhere: ({ context: { booking }, event }) =>
      event.type === 'booking.changed' && booking !== null && isChangedElsewhere(booking, event.booking),
    totalIsAnother: ({ event }) => failedWith(event, 'totalChanged'),
    hasMovedOn: ({ context }) => context.movedOn,
    choiceIsRefused: ({ event }) => failedWith(event, 'seatsTaken', 'soldOut', 'overLimit'),
    seatsWereTakenMeanwhile: ({ context, event }) => context.movedOn && failedWith(event, 'seatsTaken'),
    namesAreRefused: ({ event }) => failedWith(event, 'namesRefused'),
    holdEnds: ({ event }, end: HoldEnd) => endedWith(event, end),
    isReleasing: ({ context }) => isReleasing(context),
    holdIsOver: ({ event }) => failedWith(event, 'holdEnded'),
    isSignedOut: ({ event }) => failedWith(event, 'signedOut'),
    paymentEnds: ({ event }, end: PaymentEnd) => endedWith(event, end),
  },
  actions: {
    resetTickets: assign({ lines: [], booking: null, problem: null, returned: null, isExchange: false }),
    changeLines: assign(({ context, event }) => ({ lines: changeLines(context.lines, event), problem: null })),
    noteMovedOn: assign({ movedOn: true }),
    noteAsking: assign({ movedOn: false }),
    keepWhatIsHeld: assign(({ context, event }) => afterRefusal(context, failureOf(event))),
    unseatTaken: assign(({ context, event }) => ({
      lines: unseat(context.lines, failureOf(event)?.taken ?? []),
      problem: 'seatsTaken' as const,
    })),
    forgetBooking: assign(({ context }) => ({ lines: unheld(context.lines), booking: null })),
    forgetReturn: assign({ returned: null }),
    clearProblem: assign({ problem: null }),
    noteRefusedNames: assign({ problem: 'namesRefused' }),
    noteCodeProblem: assign(({ event }) => ({ problem: codeProblem(failureOf(event)) })),
    noteShareProblem: assign(({ event }) => ({ problem: shareProblem(failureOf(event)) })),
    noteRefusedCode: assign(({ context, event }) => afterRefusedCode(context, failureOf(event))),
    adoptBooking: assign(({ context, event }) => afterChangeElsewhere(context, event)),
    noteNotOrdered: assign({ ordered: false }),
    settle: assign(({ context: { booking } }, standing: 'paid' | 'refunded') => ({
      booking: booking && { ...booking, standing, expiresAt: null, paymentUrl: null },
    })),
    lookAgain: assign(({ context: { booking } }) => ({
      returned: booking && { bookingId: booking.id, from: 'success' as const },
    })),
    noteDeclined: assign({ problem: 'cardDeclined' }),
    noteCancelled: assign({ problem: 'paymentCancelled', returned: null }),
    noteNoMoreTime: assign({ problem: 'noMoreTime' }),
    takeTime: assign(({ context: { booking } }, { expiresAt, extensionsLeft }: HoldFacts) => ({
      booking: booking && { ...booking, expiresAt, extensionsLeft },
      problem: null,
    })),
    confirmTickets: raise({ type: 'tickets.confirm' }),
    announceHold: raise(({ context }) => ({
      type: context.booking?.expiresAt == null ? ('hold.ended' as const) : ('hold.started' as const),
    })),
    expireHold: raise(({ event }) => ({
      type: 'hold.expired' as const,
      ending: endings.find((ending) => endedWith(event, ending)) ?? 'over',
    })),
  },
});

/** The booking has changed elsewhere: its new state decides the next step. */
export const onChangedElsewhere = {
  target: '#checkout.step.flow.sorting',
  actions: ['adoptBooking', 'announceHold'],
} as const;

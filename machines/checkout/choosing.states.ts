import { assign } from 'xstate';
import { checkoutSetup, onChangedElsewhere } from './checkout.setup.ts';
import { afterHolding, afterOpening } from './choice.ts';

const FLOW = '#checkout.step.flow';
const SIGNED_OUT = '#checkout.step.signedOut';

/** The person chooses one of the event's dates. */
export const choosingOccurrence = checkoutSetup.createStateConfig({
  description: 'The person chooses one of the dates.',
  tags: 'editable',
  meta: { step: 'occurrence', screen: 'occurrence' },
  on: {
    'occurrence.choose': {
      target: 'opening',
      actions: ['resetTickets', 'announceHold', assign(({ event }) => ({ occurrenceId: event.occurrenceId }))],
    },
  },
});

/** Asks the server whether places can be booked and what the person has already; `sorting` then decides the step. */
export const opening = checkoutSetup.createStateConfig({
  description: 'The server says whether places can be booked and what the person holds already.',
  tags: 'busy',
  meta: { step: 'occurrence', screen: 'opening' },
  invoke: {
    src: 'openOccurrence',
    input: ({ context }) => context,
    onDone: {
      target: 'sorting',
      actions: [assign(({ context, event }) => afterOpening(context, event.output)), 'announceHold'],
    },
    onError: [{ guard: 'isSignedOut', target: 'loginRequired' }, { target: 'openFailed' }],
  },
});

/** Goes to the step that the server's answer leads to: the one where the person was, or the reason why there is none. */
export const sorting = checkoutSetup.createStateConfig({
  description: 'The server’s answer decides which step is next.',
  meta: { step: 'occurrence', screen: 'opening' },
  always: [
    { guard: { type: 'isStanding', params: 'paid' }, target: 'paid' },
    { guard: { type: 'isStanding', params: 'refunded' }, target: 'refunded' },
    { guard: { type: 'isStanding', params: 'over' }, target: 'expired', actions: 'forgetBooking' },
    { guard: { type: 'isStanding', params: 'released' }, target: 'released', actions: 'forgetBooking' },
    { guard: { type: 'isStanding', params: 'withdrawn' }, target: 'withdrawn', actions: 'forgetBooking' },
    { guard: 'isBackWithoutPaying', target: 'checkingAnswers', actions: 'noteCancelled' },
    { guard: { type: 'isStanding', params: 'awaitingPayment' }, target: 'awaitingPayment' },
    { guard: 'isReadyToPay', target: 'checkingAnswers' },
    { guard: 'isSplitAndFull', target: 'namingAttendees' },
    { guard: 'isHeldInFull', target: 'choosingSeats' },
    { guard: { type: 'isStanding', params: 'held' }, target: 'namingAttendees' },
    { guard: { type: 'isAvailability', params: 'cancelled' }, target: 'unavailable.cancelled' },
    { guard: { type: 'isAvailability', params: 'closed' }, target: 'unavailable.bookingsClosed' },
    { guard: { type: 'isAvailability', params: 'notOpen' }, target: 'unavailable.bookingsNotOpen' },
    { guard: { type: 'isAvailability', params: 'fullyBooked' }, target: 'unavailable.fullyBooked' },
    { guard: 'wantsSeats', target: 'choosingSeats.holding' },
    { guard: 'mustSignIn', target: 'loginRequired' },
    { target: 'choosingTickets' },
  ],
});

/** The number of tickets of each type. */
export const choosingTickets = checkoutSetup.createStateConfig({
  description: 'The person counts the tickets of each kind.',
  tags: 'editable',
  meta: { step: 'tickets', screen: 'tickets' },
  on: {
    'ticket.add': { guard: 'isBelowLimit', actions: 'changeLines' },
    'ticket.remove': { guard: 'hasTickets', actions: 'changeLines' },
    'tickets.confirm': [
      { guard: 'isSeatedAndHeld', target: 'choosingSeats.holding' },
      { guard: 'isSeatedWithTickets', target: 'choosingSeats' },
      { guard: 'isVisitorWithTickets', target: 'loginRequired' },
      { guard: 'hasTickets', target: 'holdingPlaces' },
    ],
    'step.open': [
      { guard: { type: 'opens', params: 'occurrence' }, target: 'choosingOccurrence' },
      { guard: 'confirmsTickets', actions: 'confirmTickets' },
    ],
    'code.use': { guard: 'namesCodeForTickets', target: 'holdingWithCode' },
    'code.drop': { guard: 'dropsCodeOfTickets', target: 'holdingWithCode' },
    'booking.release': { guard: 'hasBooking', target: 'releasing' },
  },
});

/** Only places that are held have a price with a code: the server says what it is. */
export const holdingWithCode = checkoutSetup.createStateConfig({
  description: 'The server holds the counted places, and puts a promo code on them or takes it off.',
  tags: 'busy',
  meta: { step: 'tickets', screen: 'tickets' },
  invoke: {
    src: 'holdWithCode',
    input: ({ context: { occurrenceId, booking, seated, lines, isExchange }, event }) => ({
      occurrenceId: occurrenceId ?? '',
      booking,
      seated,
      lines,
      isExchange,
      code: event.type === 'code.use' ? event.code : null,
    }),
    onDone: {
      target: 'choosingTickets',
      actions: [assign(({ context, event }) => afterHolding(context, event.output)), 'announceHold'],
    },
    onError: [
      { guard: 'choiceIsRefused', target: 'choosingTickets', actions: 'keepWhatIsHeld' },
      { guard: 'holdIsOver', target: 'opening' },
      { guard: 'isSignedOut', target: SIGNED_OUT },
      { target: 'choosingTickets', actions: ['noteRefusedCode', 'announceHold'] },
    ],
  },
});

/** Without a seat plan, all the chosen places are held at once. */
export const holdingPlaces = checkoutSetup.createStateConfig({
  description: 'The server is asked to hold the counted places.',
  tags: 'busy',
  meta: { step: 'tickets', screen: 'tickets' },
  invoke: {
    src: 'holdPlaces',
    input: ({ context }) => ({ ...context, occurrenceId: context.occurrenceId ?? '' }),
    onDone: {
      target: 'namingAttendees',
      actions: [assign(({ context, event }) => afterHolding(context, event.output)), 'announceHold'],
    },
    onError: [
      { guard: 'choiceIsRefused', target: 'choosingTickets', actions: 'keepWhatIsHeld' },
      { guard: 'holdIsOver', target: 'opening' },
      { guard: 'isSignedOut', target: SIGNED_OUT },
      { target: 'holdFailed' },
    ],
  },
});

const seatChanges = {
  'seat.select': { guard: 'hasRoomForSeat', target: 'holding', actions: 'changeLines' },
  'seat.release': { target: 'holding', actions: 'changeLines' },
  'seats.suggest': { guard: 'fitsLimit', target: 'holding', actions: 'changeLines' },
  'ticket.swap': { target: 'holding', actions: 'changeLines' },
} as const;

/** Every seat is held as soon as it is chosen, for which a visitor has to log in; choices made during a call follow it. */
export const choosingSeats = checkoutSetup.createStateConfig({
  description: 'The person chooses seats on the plan or from the list.',
  initial: 'settled',
  on: {
    'step.open': { guard: { type: 'opens', params: 'tickets' }, target: `${FLOW}.choosingTickets` },
    'booking.release': { guard: 'hasBooking', target: `${FLOW}.releasing` },
  },
  states: {
    settled: {
      description: 'The chosen seats are held.',
      tags: 'editable',
      meta: { step: 'seats', screen: 'seats' },
      on: {
        ...seatChanges,
        'seat.select': [
          { guard: 'isVisitorWithRoom', target: `${FLOW}.loginRequired`, actions: 'changeLines' },
          seatChanges['seat.select'],
        ],
        'seats.suggest': [
          { guard: 'isVisitorWhoFits', target: `${FLOW}.loginRequired`, actions: 'changeLines' },
          seatChanges['seats.suggest'],
        ],
        'seats.confirm': { guard: 'isHeldInFull', target: `${FLOW}.namingAttendees` },
        'step.open': { guard: 'confirmsSeats', target: `${FLOW}.namingAttendees` },
        'booking.changed': { guard: 'isChangedElsewhere', ...onChangedElsewhere },
      },
    },
    holding: {
      description: 'The server is asked to hold exactly what is chosen.',
      tags: 'busy',
      meta: { step: 'seats', screen: 'seats' },
      entry: 'noteAsking',
      on: {
        'seat.select': { guard: 'hasRoomForSeat', actions: ['changeLines', 'noteMovedOn'] },
        'seat.release': { actions: ['changeLines', 'noteMovedOn'] },
        'seats.suggest': { guard: 'fitsLimit', actions: ['changeLines', 'noteMovedOn'] },
        'ticket.swap': { actions: ['changeLines', 'noteMovedOn'] },
      },
      invoke: {
        src: 'holdPlaces',
        input: ({ context }) => ({ ...context, occurrenceId: context.occurrenceId ?? '' }),
        onDone: [
          {
            guard: 'hasMovedOn',
            target: 'holding',
            reenter: true,
            actions: [assign(({ event }) => ({ booking: event.output })), 'announceHold'],
          },
          {
            target: 'settled',
            actions: [assign(({ context, event }) => afterHolding(context, event.output)), 'announceHold'],
          },
        ],
        onError: [
          { guard: 'seatsWereTakenMeanwhile', target: 'holding', reenter: true, actions: 'unseatTaken' },
          { guard: 'choiceIsRefused', target: 'settled', actions: 'keepWhatIsHeld' },
          { guard: 'holdIsOver', target: `${FLOW}.opening` },
          { guard: 'isSignedOut', target: SIGNED_OUT },
          { target: 'failed' },
        ],
      },
    },
    failed: {
      description: 'The server could not be asked; the choice is kept and can be tried again.',
      meta: { step: 'seats', screen: 'seats' },
      on: { ...seatChanges, retry: 'holding' },
    },
  },
});

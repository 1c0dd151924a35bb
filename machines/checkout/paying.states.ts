import { assign } from 'xstate';
import { checkoutSetup, onChangedElsewhere } from './checkout.setup.ts';

const FLOW = '#checkout.step.flow';
const SIGNED_OUT = '#checkout.step.signedOut';

/** The guests' names, one place after the other. */
export const namingAttendees = checkoutSetup.createStateConfig({
  initial: 'editing',
  on: {
    'step.open': [
      { guard: { type: 'opens', params: 'tickets' }, target: `${FLOW}.choosingTickets` },
      { guard: 'opensSeats', target: `${FLOW}.choosingSeats` },
    ],
    'booking.release': `${FLOW}.releasing`,
  },
  states: {
    editing: {
      description: 'The person names the attendees.',
      tags: 'editable',
      meta: { step: 'attendees', screen: 'attendees' },
      on: {
        'attendees.confirm': { target: 'saving', actions: 'changeLines' },
        'step.open': { guard: 'confirmsNames', target: 'saving' },
        'booking.changed': { guard: 'isChangedElsewhere', ...onChangedElsewhere },
      },
    },
    saving: {
      description: 'The names are sent.',
      tags: 'busy',
      meta: { step: 'attendees', screen: 'attendees' },
      invoke: {
        src: 'updateAttendees',
        input: ({ context }) => ({ bookingId: context.booking?.id ?? '', lines: context.lines }),
        onDone: {
          target: `${FLOW}.checkingAnswers`,
          actions: assign(({ event }) => ({ booking: event.output, lines: event.output.lines })),
        },
        onError: [
          { guard: 'namesAreRefused', target: 'editing', actions: 'noteRefusedNames' },
          { guard: 'holdIsOver', target: `${FLOW}.opening` },
          { guard: 'isSignedOut', target: SIGNED_OUT },
          { target: 'failed' },
        ],
      },
    },
    failed: {
      description:
        'The names could not be sent; they are kept, and sent once the network is back or the person tries again.',
      tags: 'editable',
      meta: { step: 'attendees', screen: 'attendees' },
      invoke: { src: 'waitForNetwork', onDone: 'saving', onError: 'editing' },
      on: { 'attendees.confirm': { target: 'saving', actions: 'changeLines' }, 'attendees.change': 'editing' },
    },
  },
});

/** A summary of all answers, each with a link to change it, before payment. */
export const checkingAnswers = checkoutSetup.createStateConfig({
  description: 'The person checks the answers.',
  tags: 'editable',
  meta: { step: 'check', screen: 'check' },
  exit: 'clearProblem',
  on: {
    'payment.start': {
      target: 'paying',
      actions: assign(({ event }) => ({ agreedCents: event.totalCents })),
    },
    'code.use': { guard: 'namesCode', target: 'changingCode' },
    'code.drop': 'changingCode',
    'places.share': { guard: 'keepsAPlace', target: 'sharingPlaces' },
    'booking.changed': { guard: 'isChangedElsewhere', ...onChangedElsewhere },
    'step.open': [
      { guard: { type: 'opens', params: 'tickets' }, target: 'choosingTickets' },
      { guard: 'opensSeats', target: 'choosingSeats' },
      { guard: { type: 'opens', params: 'attendees' }, target: 'namingAttendees' },
    ],
    'booking.release': 'releasing',
  },
});

/** A promo code is put on the booking or taken off; the server says what the places cost then. */
export const changingCode = checkoutSetup.createStateConfig({
  description: 'The server puts a promo code on the booking, or takes it off.',
  tags: 'busy',
  meta: { step: 'check', screen: 'check' },
  invoke: {
    src: 'changeCode',
    input: ({ context, event }) => ({
      bookingId: context.booking?.id ?? '',
      code: event.type === 'code.use' ? event.code : null,
    }),
    onDone: {
      target: 'checkingAnswers',
      actions: [assign(({ event }) => ({ booking: event.output })), 'announceHold'],
    },
    onError: [
      { guard: 'holdIsOver', target: 'opening' },
      { guard: 'isSignedOut', target: SIGNED_OUT },
      { target: 'checkingAnswers', actions: 'noteCodeProblem' },
    ],
  },
});

/** Friends are mailed links to places that they pay for themselves; the server says what stays in the booking, and until when it is held. */
export const sharingPlaces = checkoutSetup.createStateConfig({
  description: 'The server takes places out of the booking, for friends to pay.',
  tags: 'busy',
  meta: { step: 'check', screen: 'check' },
  invoke: {
    src: 'payApart',
    input: ({ context, event }) => ({
      bookingId: context.booking?.id ?? '',
      shares: event.type === 'places.share' ? event.shares : [],
    }),
    onDone: {
      target: 'checkingAnswers',
      actions: [assign(({ event }) => ({ booking: event.output, lines: event.output.lines })), 'announceHold'],
    },
    onError: [
      { guard: 'holdIsOver', target: 'opening' },
      { guard: 'isSignedOut', target: SIGNED_OUT },
      { target: 'checkingAnswers', actions: 'noteShareProblem' },
    ],
  },
});

/** From the last click here to the open payment. */
export const paying = checkoutSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: {
      description: 'The server opens the payment, or settles a free booking.',
      tags: 'busy',
      meta: { step: 'payment', screen: 'paying' },
      invoke: {
        src: 'payBooking',
        input: ({ context }) => ({ bookingId: context.booking?.id ?? '', totalCents: context.agreedCents }),
        onDone: [
          {
            guard: ({ event }) => event.output.standing === 'paid',
            target: `${FLOW}.paid`,
            actions: [assign(({ event }) => ({ booking: event.output })), 'announceHold'],
          },
          {
            target: `${FLOW}.awaitingPayment`,
            actions: [
              assign(({ event: { output } }) => ({ booking: output, ordered: output.paymentUrl !== null })),
              'announceHold',
            ],
          },
        ],
        onError: [
          { guard: 'totalIsAnother', ...onChangedElsewhere },
          { guard: 'holdIsOver', target: `${FLOW}.opening` },
          { guard: 'isSignedOut', target: SIGNED_OUT },
          { target: 'failed' },
        ],
      },
    },
    failed: {
      description: 'The payment could not be opened; the places are still held.',
      meta: { step: 'payment', screen: 'payFailed' },
      on: {
        retry: 'starting',
        'step.open': { guard: { type: 'opens', params: 'check' }, target: `${FLOW}.checkingAnswers` },
      },
    },
  },
});

/** Only the server knows how a payment ended: not the address that the person came back to. */
export const awaitingPayment = checkoutSetup.createStateConfig({
  description: 'The payment is on its way; the payment’s own chart says how far.',
  meta: { step: 'payment', screen: 'payment' },
  exit: 'noteNotOrdered',
  on: {
    // The hold may end while the provider is still deciding: the server settles that.
    'hold.expired': {},
    'step.open': { guard: { type: 'opens', params: 'check' }, target: 'checkingAnswers' },
    'booking.release': 'releasing',
  },
  invoke: {
    src: 'payment',
    id: 'payment',
    input: ({ context: { booking, ordered } }) => ({
      id: booking?.id ?? '',
      url: booking?.paymentUrl ?? null,
      begins: ordered ? 'leaving' : 'waiting',
    }),
    onDone: [
      {
        guard: { type: 'paymentEnds', params: 'paid' },
        target: 'paid',
        actions: [{ type: 'settle', params: 'paid' }, 'announceHold'],
      },
      {
        guard: { type: 'paymentEnds', params: 'late' },
        target: 'refunded',
        actions: [{ type: 'settle', params: 'refunded' }, 'announceHold'],
      },
      { guard: { type: 'paymentEnds', params: 'declined' }, target: 'checkingAnswers', actions: 'noteDeclined' },
      { guard: { type: 'paymentEnds', params: 'signedOut' }, target: SIGNED_OUT },
      { target: 'opening', actions: ['lookAgain', 'forgetBooking', 'announceHold'] },
    ],
  },
});

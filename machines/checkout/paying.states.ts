import { assign } from 'xstate';
import { checkoutSetup, onChangedElsewhere } from './checkout.setup.ts';

const FLOW = '#checkout.step.flow';
const SIGNED_OUT = '#checkout.step.signedOut';

/** The guests' names, one place after the other. */
export const namingAttendees = checkoutSetup.createStateConfig({
  initial: 'editing',
  on: {
    'tickets.change': `${FLOW}.choosingTickets`,
    'seats.change': { guard: 'isSeated', target: `${FLOW}.choosingSeats` },
    'booking.release': `${FLOW}.releasing`,
  },
  states: {
    editing: {
      description: 'The person names who comes.',
      tags: 'editable',
      meta: { step: 'attendees', screen: 'attendees' },
      on: {
        'attendees.confirm': { target: 'saving', actions: 'changeLines' },
        'booking.changed': onChangedElsewhere,
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

/** All answers once more, each with a link to change it, before the payment. */
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
    'booking.changed': onChangedElsewhere,
    'tickets.change': 'choosingTickets',
    'seats.change': { guard: 'isSeated', target: 'choosingSeats' },
    'attendees.change': 'namingAttendees',
    'booking.release': 'releasing',
  },
});

/** From the last click here to the provider's page. */
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
          { target: 'leaving', actions: [assign(({ event }) => ({ booking: event.output })), 'announceHold'] },
        ],
        onError: [
          { guard: 'totalIsAnother', ...onChangedElsewhere },
          { guard: 'holdIsOver', target: `${FLOW}.opening` },
          { guard: 'isSignedOut', target: SIGNED_OUT },
          { target: 'failed' },
        ],
      },
    },
    leaving: {
      description: 'The browser goes to the payment provider.',
      tags: 'busy',
      meta: { step: 'payment', screen: 'paying' },
      invoke: {
        src: 'goToProvider',
        input: ({ context }) => ({ url: context.booking?.paymentUrl ?? '' }),
        onDone: `${FLOW}.awaitingPayment`,
        onError: [{ guard: 'isInsecureHost', target: 'insecureHost' }, { target: 'failed' }],
      },
    },
    insecureHost: {
      description: 'The provider is only ever visited on a secure host.',
      meta: { step: 'payment', screen: 'insecureHost' },
      on: { 'answers.check': `${FLOW}.checkingAnswers` },
    },
    failed: {
      description: 'The payment could not be opened; the places are still held.',
      meta: { step: 'payment', screen: 'payFailed' },
      on: { retry: 'starting', 'answers.check': `${FLOW}.checkingAnswers` },
    },
  },
});

/** Only the server knows how a payment ended: not the address that the person came back to. */
export const awaitingPayment = checkoutSetup.createStateConfig({
  initial: 'watching',
  on: {
    // The hold may end while the provider is still deciding: the server settles that.
    'hold.expired': {},
    'payment.resume': { guard: 'hasPaymentUrl', target: `${FLOW}.paying.leaving` },
    'answers.check': `${FLOW}.checkingAnswers`,
    'booking.release': `${FLOW}.releasing`,
  },
  states: {
    watching: {
      description: 'The server is asked until it knows how the payment ended.',
      meta: { step: 'payment', screen: 'awaiting' },
      invoke: {
        src: 'watchPayment',
        input: ({ context }) => ({ bookingId: context.booking?.id ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'paid',
            target: `${FLOW}.paid`,
            actions: [assign(({ event }) => ({ booking: event.output.booking })), 'announceHold'],
          },
          {
            guard: ({ event }) => event.output.kind === 'refunded',
            target: `${FLOW}.refunded`,
            actions: [assign(({ event }) => ({ booking: event.output.booking })), 'announceHold'],
          },
          {
            guard: ({ event }) => event.output.kind === 'declined',
            target: `${FLOW}.checkingAnswers`,
            actions: ['noteDeclined', assign(({ event }) => ({ booking: event.output.booking })), 'announceHold'],
          },
          {
            guard: ({ event }) => event.output.booking.standing === 'released',
            target: `${FLOW}.released`,
            actions: ['letGo', 'announceHold'],
          },
          { target: `${FLOW}.expired`, actions: ['letGo', 'announceHold'] },
        ],
        onError: [{ guard: 'isSignedOut', target: SIGNED_OUT }, { target: 'failed' }],
      },
    },
    failed: {
      description: 'The server could not be asked how the payment ended.',
      meta: { step: 'payment', screen: 'watchFailed' },
      on: { retry: 'watching' },
    },
  },
});

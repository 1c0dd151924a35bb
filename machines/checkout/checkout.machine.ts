import { endedWith } from '../flow/setup.ts';
import type { HoldEnd } from '../hold/hold.machine.ts';
import { checkoutSetup } from './checkout.setup.ts';
import {
  choosingOccurrence,
  choosingSeats,
  choosingTickets,
  holdingPlaces,
  holdingWithCode,
  opening,
  sorting,
} from './choosing.states.ts';
import {
  awaitingPayment,
  changingCode,
  checkingAnswers,
  namingAttendees,
  paying,
  sharingPlaces,
} from './paying.states.ts';

const elsewhere = {
  'step.open': { guard: { type: 'opens', params: 'occurrence' }, target: '#checkout.step.flow.choosingOccurrence' },
  retry: '#checkout.step.flow.opening',
} as const;

/**
 * Books places at one occurrence of an event: choose the date, the tickets and any seats, name the guests, check, pay.
 *
 * Promises: places are held from the first seat (or, without a seat plan, from the confirmed tickets) until the hold ends; changing the
 * choice never releases the places that stay in it; signing in again, reload, Back or another device return to the same step.
 * Can never happen: paying for a choice that is not held, a second payment for one booking, changing the choice once it is paid.
 * Time and money belong to the server: this chart only repeats the server's answers.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    availability: 'open',
    signedIn: false,
    seated: false,
    limit: 0,
    isExchange: false,
    lines: [],
    booking: null,
    problem: null,
    movedOn: false,
    agreedCents: 0,
    ordered: false,
  }),
  invoke: { src: 'watchSession' },
  states: {
    step: {
      initial: 'flow',
      states: {
        signedOut: {
          description: 'The session ended; the choice is kept until the person has signed in again.',
          meta: { step: 'done', screen: 'signedOut' },
          on: {
            'session.restored': 'flow.returning',
            'hold.expired': 'signedOutTooLong',
          },
        },
        signedOutTooLong: {
          description: 'The hold ended while nobody was signed in: only the server knows what came of it.',
          meta: { step: 'done', screen: 'signedOut' },
          on: { 'session.restored': 'flow.opening' },
        },
        flow: {
          initial: 'deciding',
          on: {
            'hold.expired': [
              {
                guard: { type: 'isEndedElsewhere', params: 'released' },
                target: '.released',
                actions: 'forgetBooking',
              },
              {
                guard: { type: 'isEndedElsewhere', params: 'withdrawn' },
                target: '.withdrawn',
                actions: 'forgetBooking',
              },
              { guard: 'holdsPlaces', target: '.expired', actions: 'forgetBooking' },
            ],
          },
          states: {
            returning: { type: 'history', history: 'deep' },
            deciding: {
              description: 'The chart checks if a date is chosen already.',
              meta: { step: 'occurrence', screen: 'opening' },
              always: [{ guard: 'hasOccurrence', target: 'opening' }, { target: 'choosingOccurrence' }],
            },
            choosingOccurrence,
            opening,
            openFailed: {
              description: 'The server could not be asked about the date.',
              meta: { step: 'occurrence', screen: 'openFailed' },
              on: elsewhere,
            },
            sorting,
            loginRequired: {
              description: 'Everybody may look; places are held for people who are signed in.',
              meta: { step: 'occurrence', screen: 'loginRequired' },
              on: {
                'session.restored': 'opening',
                'step.open': [
                  { guard: { type: 'opens', params: 'occurrence' }, target: 'choosingOccurrence' },
                  { guard: 'opensTicketsToVisitor', target: 'choosingTickets', actions: 'forgetBooking' },
                ],
              },
            },
            unavailable: {
              on: elsewhere,
              initial: 'fullyBooked',
              states: {
                cancelled: {
                  description: 'The event is cancelled.',
                  meta: { step: 'occurrence', screen: 'cancelled' },
                },
                bookingsClosed: {
                  description: 'Booking is over.',
                  meta: { step: 'occurrence', screen: 'bookingsClosed' },
                },
                bookingsNotOpen: {
                  description: 'Booking has not begun.',
                  meta: { step: 'occurrence', screen: 'bookingsNotOpen' },
                },
                fullyBooked: {
                  description: 'Every place is taken.',
                  meta: { step: 'occurrence', screen: 'fullyBooked' },
                },
              },
            },
            choosingTickets,
            holdingWithCode,
            holdingPlaces,
            holdFailed: {
              description: 'The server could not be asked to hold the places.',
              meta: { step: 'tickets', screen: 'holdFailed' },
              on: {
                retry: 'holdingPlaces',
                'step.open': { guard: { type: 'opens', params: 'tickets' }, target: 'choosingTickets' },
              },
            },
            choosingSeats,
            namingAttendees,
            checkingAnswers,
            changingCode,
            sharingPlaces,
            paying,
            awaitingPayment,
            releasing: {
              description: 'The server releases the places.',
              tags: 'busy',
              meta: { step: 'done', screen: 'releasing' },
              invoke: {
                src: 'releaseBooking',
                input: ({ context }) => ({ bookingId: context.booking?.id ?? '' }),
                onDone: { target: 'released', actions: ['forgetBooking', 'announceHold'] },
                onError: [
                  { guard: 'holdIsOver', target: 'opening' },
                  { guard: 'isSignedOut', target: '#checkout.step.signedOut' },
                  { target: 'releaseFailed' },
                ],
              },
            },
            releaseFailed: {
              description: 'The server could not be asked to release the places.',
              meta: { step: 'done', screen: 'releaseFailed' },
              on: { retry: 'releasing', 'start.again': 'opening' },
            },
            released: {
              description: 'The person released the places.',
              tags: 'over',
              meta: { step: 'done', screen: 'released' },
              on: { 'start.again': { target: 'opening', actions: 'resetTickets' } },
            },
            withdrawn: {
              description:
                'The union cancelled the booking, or whoever had asked the person to pay took the places back.',
              tags: 'over',
              meta: { step: 'done', screen: 'withdrawn' },
              on: { 'start.again': { target: 'opening', actions: 'resetTickets' } },
            },
            expired: {
              description: 'The hold ended; the kinds and numbers of tickets are kept for another try.',
              tags: 'over',
              meta: { step: 'done', screen: 'expired' },
              on: { 'start.again': { target: 'opening', actions: 'forgetReturn' } },
            },
            paid: {
              description: 'The places belong to the person.',
              tags: 'over',
              meta: { step: 'done', screen: 'paid' },
              on: { 'start.again': { target: 'opening', actions: 'resetTickets' } },
            },
            refunded: {
              description: 'The money came too late for these seats and goes back.',
              tags: 'over',
              meta: { step: 'done', screen: 'refunded' },
              on: { 'start.again': { target: 'opening', actions: 'resetTickets' } },
            },
          },
        },
      },
    },
    // The time of the held places, parallel to the step that the person is at. The server decides when it has run out.
    hold: {
      initial: 'absent',
      states: {
        absent: {
          description: 'Nothing is held, or it is paid.',
          on: { 'hold.started': 'held' },
        },
        held: {
          description: 'Places are held; the hold’s own chart says for how long.',
          on: {
            'hold.started': { target: 'held', reenter: true },
            'hold.ended': 'absent',
            'hold.expired': 'absent',
          },
          invoke: [
            { src: 'watchBooking', input: ({ context: { booking } }) => ({ bookingId: booking?.id ?? '' }) },
            {
              src: 'hold',
              id: 'hold',
              input: ({ context: { booking }, event }) => ({
                id: booking?.id ?? '',
                expiresAt: booking?.expiresAt ?? '',
                extensionsLeft: booking?.extensionsLeft ?? 0,
                begins: endedWith(event, 'refused' satisfies HoldEnd) ? 'warned' : 'running',
              }),
              onDone: [
                {
                  guard: { type: 'holdEnds', params: 'extended' },
                  target: 'held',
                  reenter: true,
                  actions: { type: 'takeTime', params: ({ event }) => event.output.facts },
                },
                {
                  guard: { type: 'holdEnds', params: 'refused' },
                  target: 'held',
                  reenter: true,
                  actions: 'noteNoMoreTime',
                },
                { guard: 'isReleasing', target: 'absent' },
                { target: 'absent', actions: 'expireHold' },
              ],
            },
          ],
        },
      },
    },
  },
});

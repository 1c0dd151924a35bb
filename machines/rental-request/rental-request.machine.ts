import { setup } from 'xstate';

export type RentalRequestEvent =
  | { type: 'request.change' }
  | { type: 'request.send' }
  | { type: 'request.cancel'; isAhead: boolean }
  /** The staff ask for something that the request doesn't say. */
  | { type: 'request.ask_back' }
  | { type: 'request.approve'; isAhead: boolean; costs: boolean }
  | { type: 'request.decline' }
  | { type: 'payment.receive' }
  /** The day came before anybody decided, or the time to pay is over. */
  | { type: 'request.lapse' }
  /** The agreed time is over. */
  | { type: 'rental.end'; hasThings: boolean }
  | { type: 'things.return'; areOut: boolean }
  /** Something came back damaged, or won't come back. */
  | { type: 'things.miss'; areOut: boolean };

/** Whose turn it is with a request, and what it holds. The tables depend on `isAgreed` too (see their migration). */
export type RentalRequestTag =
  | 'isDraft'
  | 'canChange'
  | 'waitsForStaff'
  | 'isUndecided'
  | 'isAgreed'
  | 'canPay'
  | 'isConfirmed'
  | 'awaitsReturn'
  | 'isMissing'
  | 'isUnderWay';

/**
 * A request for a venue or for equipment on the server, from the draft until everything is back.
 *
 * Promises: a venue or things are kept only once the staff have approved, and where there is something to pay, only until it is due;
 * approval is only for a time still to come. Can never happen: a change to what was approved, things handed over that nobody paid for,
 * equipment that is over without anybody saying whether it came back.
 */
export const rentalRequestMachine = setup({
  types: { events: {} as RentalRequestEvent, tags: {} as RentalRequestTag },
  guards: {
    isAhead: ({ event }) => 'isAhead' in event && event.isAhead,
    isAheadAndFree: ({ event }) => event.type === 'request.approve' && event.isAhead && !event.costs,
    hasThings: ({ event }) => event.type === 'rental.end' && event.hasThings,
    areOut: ({ event }) => 'areOut' in event && event.areOut,
  },
}).createMachine({
  id: 'rental-request',
  initial: 'draft',
  states: {
    draft: {
      description: 'Written, and seen by nobody else.',
      tags: ['isDraft', 'canChange', 'isUnderWay'],
      on: { 'request.change': 'draft', 'request.send': 'sent', 'request.cancel': 'cancelled' },
    },
    sent: {
      description: 'The staff are to decide.',
      tags: ['waitsForStaff', 'isUndecided', 'isUnderWay'],
      on: {
        'request.ask_back': 'asked_back',
        'request.approve': [
          { guard: 'isAheadAndFree', target: 'approved' },
          { guard: 'isAhead', target: 'to_pay' },
        ],
        'request.decline': 'declined',
        'request.cancel': 'cancelled',
        'request.lapse': 'lapsed',
      },
    },
    asked_back: {
      description: 'The staff asked for something before they decide.',
      tags: ['canChange', 'isUndecided', 'isUnderWay'],
      on: {
        'request.change': 'asked_back',
        'request.send': 'sent',
        'request.cancel': 'cancelled',
        'request.lapse': 'lapsed',
      },
    },
    to_pay: {
      description: 'Approved, and kept for them until the time to pay is over.',
      tags: ['isAgreed', 'canPay', 'isUnderWay'],
      on: {
        'payment.receive': 'approved',
        'request.cancel': { guard: 'isAhead', target: 'cancelled' },
        'request.lapse': 'lapsed',
      },
    },
    approved: {
      description: 'The venue or the things are theirs for the time.',
      tags: ['isAgreed', 'isConfirmed', 'isUnderWay'],
      on: {
        'request.cancel': { guard: 'isAhead', target: 'cancelled' },
        'things.return': { guard: 'areOut', target: 'returned' },
        'things.miss': { guard: 'areOut', target: 'missing' },
        'rental.end': [{ guard: 'hasThings', target: 'due_back' }, { target: 'over' }],
      },
    },
    due_back: {
      description: 'The time is over, and the things have not come back.',
      tags: ['awaitsReturn', 'isUnderWay'],
      on: {
        'things.return': { guard: 'areOut', target: 'returned' },
        'things.miss': { guard: 'areOut', target: 'missing' },
      },
    },
    over: { description: 'The venue was theirs, and is free again.', type: 'final' },
    returned: { description: 'Everything came back.', type: 'final' },
    missing: { description: 'Something is missing or damaged.', tags: ['isMissing'], type: 'final' },
    declined: { description: 'The staff said no, and why.', type: 'final' },
    cancelled: { description: 'The requester or the staff cancelled it before it began.', type: 'final' },
    lapsed: { description: 'Nobody decided, or paid, in time.', type: 'final' },
  },
});

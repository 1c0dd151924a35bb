import { assertEvent } from 'xstate';
import { piecesOf, slotOf } from './rules.ts';
import { togaSetup } from './toga.setup.ts';

/**
 * Renting a toga: choose the pieces and a fitting, give the wearer's details, check, pay.
 *
 * Promises: the server holds a slot from the details on, so that a reload, another device or signing in again return to it; only the
 * server decides how a payment ended; losing a slot loses no other answer. Can never happen: paying for a slot that is
 * not held, or changing a rental that is being paid. Time and money belong to the server.
 */
export const togaMachine = togaSetup.createMachine({
  id: 'toga',
  initial: 'opening',
  context: ({ input: { chosen, ...input } }) => ({
    ...input,
    ...chosen,
    isEnabled: true,
    rental: null,
    ordered: false,
    problem: null,
  }),
  invoke: { src: 'watchSession' },
  states: {
    opening: {
      description: 'The server says whether togas can be rented, and what is held.',
      tags: 'busy',
      meta: { screen: 'opening', step: 'pieces' },
      invoke: {
        src: 'readStanding',
        input: ({ context }) => ({ rental: context.returned?.rental ?? null }),
        onDone: { target: 'sorting', actions: { type: 'learn', params: ({ event }) => event.output } },
        onError: [{ guard: 'isSignedOut', target: 'signedOut' }, { target: 'openFailed' }],
      },
    },
    openFailed: {
      description: 'The server could not be asked.',
      meta: { screen: 'openFailed', step: 'pieces' },
      on: { retry: 'opening' },
    },
    signedOut: {
      description: 'The session ended; signing in again leads back to the same step.',
      meta: { screen: 'signedOut', step: 'pieces' },
      on: { 'session.restored': 'opening' },
    },
    closed: {
      description: 'Togas can’t be rented at the moment.',
      tags: 'over',
      type: 'final',
      meta: { screen: 'closed', step: 'pieces' },
    },
    sorting: {
      description: 'The step to show: what a payment came to, else the one asked for, where it can be opened.',
      meta: { screen: 'opening', step: 'pieces' },
      always: [
        { guard: 'isPaid', target: 'booked' },
        { guard: { type: 'isBackFrom', params: 'success' }, target: 'paying' },
        {
          guard: { type: 'isBackFrom', params: 'cancel' },
          target: 'check',
          actions: ['forgetReturn', { type: 'note', params: 'cancelled' }],
        },
        { guard: 'isClosed', target: 'closed' },
        { guard: { type: 'shows', params: 'check' }, target: 'check' },
        { guard: { type: 'shows', params: 'details' }, target: 'steps.details' },
        { guard: { type: 'shows', params: 'fitting' }, target: 'steps.fitting' },
        { target: 'steps.pieces' },
      ],
    },
    steps: {
      initial: 'pieces',
      on: { 'step.open': { guard: 'canOpen', target: 'sorting', actions: ['want', 'clearProblem'] } },
      states: {
        pieces: {
          description: 'The graduate chooses what to rent.',
          meta: { screen: 'pieces', step: 'pieces' },
          on: { 'pieces.choose': { target: 'fitting', actions: ['choosePieces', 'clearProblem'] } },
        },
        fitting: {
          description: 'The graduate chooses when to try it on.',
          meta: { screen: 'fitting', step: 'fitting' },
          on: { 'slot.choose': { target: 'details', actions: ['chooseSlot', 'clearProblem'] } },
        },
        details: {
          initial: 'editing',
          states: {
            editing: {
              description: 'The graduate says for whom it is.',
              meta: { screen: 'details', step: 'details' },
              on: { 'details.save': { target: 'holding', actions: 'clearProblem' } },
            },
            holding: {
              description: 'The server holds the slot, with all that was told.',
              tags: 'busy',
              meta: { screen: 'details', step: 'details' },
              invoke: {
                src: 'bookFitting',
                input: ({ context, event }) => {
                  assertEvent(event, 'details.save');
                  return { pieces: piecesOf(context), occurrence: slotOf(context) ?? '', details: event.details };
                },
                onDone: {
                  target: '#toga.check',
                  actions: { type: 'takeHeld', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: 'isSlotGone',
                    target: '#toga.steps.fitting',
                    actions: ['forgetSlot', 'noteProblem'],
                  },
                  { guard: 'mayCorrect', target: 'editing', actions: 'noteProblem' },
                  { guard: 'isNotOpen', target: '#toga.closed' },
                  { guard: 'isOutdated', target: '#toga.opening' },
                  { guard: 'isSignedOut', target: '#toga.signedOut' },
                  { target: 'editing', actions: 'noteProblem' },
                ],
              },
            },
          },
        },
      },
    },
    check: {
      description: 'The graduate checks everything, and agrees that there is no refund.',
      meta: { screen: 'check', step: 'check' },
      invoke: {
        src: 'waitForExpiry',
        input: ({ context }) => ({ expiresAt: context.rental?.expires_at ?? '' }),
        onDone: { target: 'steps.fitting', actions: ['forgetRental', { type: 'note', params: 'holdOver' }] },
        onError: 'opening',
      },
      on: {
        'order.pay': { target: 'ordering', actions: 'clearProblem' },
        'rental.cancel': { target: 'cancelling', actions: 'clearProblem' },
        'step.open': { guard: 'canOpen', target: 'sorting', actions: ['want', 'clearProblem'] },
      },
    },
    ordering: {
      description: 'The server opens the payment.',
      tags: 'busy',
      meta: { screen: 'check', step: 'check' },
      invoke: {
        src: 'payTogaRental',
        input: ({ context }) => ({ rental: context.rental?.id ?? '' }),
        onDone: { target: 'paying', actions: { type: 'takeOrdered', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isHoldOver', target: 'steps.fitting', actions: ['forgetRental', 'noteProblem'] },
          { guard: 'isOutdated', target: 'opening', actions: 'lookAgain' },
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'check', actions: 'noteProblem' },
        ],
      },
    },
    cancelling: {
      description: 'The server releases the slot.',
      tags: 'busy',
      meta: { screen: 'check', step: 'check' },
      invoke: {
        src: 'cancelTogaRental',
        input: ({ context }) => ({ rental: context.rental?.id ?? '' }),
        onDone: { target: 'steps.pieces', actions: ['forgetRental', { type: 'note', params: 'givenUp' }] },
        onError: [
          { guard: 'isOutdated', target: 'opening', actions: 'lookAgain' },
          { guard: 'isSignedOut', target: 'signedOut' },
          { target: 'check', actions: 'noteProblem' },
        ],
      },
    },
    paying: {
      description: 'The payment is on its way; the payment’s own chart says how far.',
      meta: { screen: 'payment', step: 'payment' },
      on: { 'order.review': { target: 'check', actions: 'forgetReturn' } },
      invoke: {
        src: 'payment',
        id: 'payment',
        input: ({ context: { rental, ordered } }) => ({
          id: rental?.payment?.id ?? '',
          url: rental?.payment?.url ?? null,
          begins: ordered ? 'leaving' : 'waiting',
        }),
        onDone: [
          { guard: { type: 'hasEnded', params: 'paid' }, target: 'booked' },
          {
            guard: { type: 'hasEnded', params: 'declined' },
            target: 'check',
            actions: ['forgetReturn', { type: 'note', params: 'declined' }],
          },
          { guard: { type: 'hasEnded', params: 'late' }, target: 'late' },
          { guard: { type: 'hasEnded', params: 'signedOut' }, target: 'signedOut' },
          { target: 'steps.fitting', actions: ['forgetRental', { type: 'note', params: 'holdOver' }] },
        ],
        onError: 'opening',
      },
    },
    booked: {
      description: 'It is paid for, and the fitting booked.',
      tags: 'over',
      type: 'final',
      meta: { screen: 'booked', step: 'payment' },
    },
    late: {
      description: 'The money came when the slot was no longer held: it goes back.',
      tags: 'over',
      meta: { screen: 'late', step: 'payment' },
      on: { 'start.again': { target: 'steps.fitting', actions: 'forgetRental' } },
    },
  },
});

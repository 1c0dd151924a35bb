import { assertEvent, assign, setup } from 'xstate';
import { endedWith, mustBeProvided, mustWatch, refusalsAs } from '../flow/setup.ts';
import { type PaymentEnd, paymentMachine } from '../payment/payment.machine.ts';
import { type TogaPiece, canOpen, piecesOf, shownStep } from './rules.ts';
import type {
  Failure,
  Problem,
  Rental,
  TogaContext,
  TogaDetails,
  TogaEvent,
  TogaInput,
  TogaMeta,
  TogaStep,
  TogaTag,
} from './toga.types.ts';

type Order = { pieces: readonly TogaPiece[]; occurrence: string; details: TogaDetails };
type Standing = { isEnabled: boolean; rental: Rental | null };

const { failureOf, failedWith } = refusalsAs<Failure>();

/** The toga flow's setup: its actors, which the app provides, and the guards and actions that its chart names. */
export const togaSetup = setup({
  types: {
    context: {} as TogaContext,
    events: {} as TogaEvent,
    input: {} as TogaInput,
    tags: {} as TogaTag,
    meta: {} as TogaMeta,
    children: {} as { payment: 'payment' },
  },
  actors: {
    /** Reads whether togas can be rented, and the rental with this id or, without one, the one that is held. */
    readStanding: mustBeProvided<Standing, { rental: string | null }>('readStanding'),
    bookFitting: mustBeProvided<Rental, Order>('bookFitting'),
    payTogaRental: mustBeProvided<Rental, { rental: string }>('payTogaRental'),
    cancelTogaRental: mustBeProvided<void, { rental: string }>('cancelTogaRental'),
    waitForExpiry: mustBeProvided<void, { expiresAt: string }>('waitForExpiry'),
    payment: paymentMachine,
    watchSession: mustWatch('watchSession'),
  },
  guards: {
    isPaid: ({ context: { rental } }) => rental !== null && rental.state !== 'held' && !isAwaiting(rental),
    isBackFrom: ({ context: { rental, returned } }, from: 'success' | 'cancel') =>
      rental !== null && isAwaiting(rental) && returned?.from === from,
    isClosed: ({ context }) => !context.isEnabled && context.rental === null,
    shows: ({ context }, step: TogaStep) => shownStep(context) === step,
    canOpen: ({ context, event }) => event.type === 'step.open' && canOpen(context, event.step),
    hasEnded: ({ event }, end: PaymentEnd) => endedWith(event, end),
    isSlotGone: ({ event }) => failedWith(event, 'slotGone'),
    mayCorrect: ({ event }) => failedWith(event, 'invalid', 'rented'),
    isNotOpen: ({ event }) => failedWith(event, 'closed'),
    isHoldOver: ({ event }) => failedWith(event, 'holdOver'),
    isOutdated: ({ event }) => failedWith(event, 'outdated'),
    isSignedOut: ({ event }) => failedWith(event, 'signedOut'),
  },
  actions: {
    learn: assign((_, { isEnabled, rental }: Standing) => {
      if (rental?.state !== 'ended') return { isEnabled, rental };
      // The person comes back from paying for a rental that has ended meanwhile: only the slot is lost.
      const code = wasLate(rental) ? 'late' : 'holdOver';
      const problem: Problem = { code, fields: {} };
      return { isEnabled, rental: null, returned: null, pieces: rental.pieces, wanted: 'fitting' as const, problem };
    }),
    choosePieces: assign(({ event }) => {
      assertEvent(event, 'pieces.choose');
      return { pieces: event.pieces };
    }),
    chooseSlot: assign(({ event }) => {
      assertEvent(event, 'slot.choose');
      return { occurrence: event.occurrence };
    }),
    // The choice is now the held rental's.
    takeHeld: assign((_, rental: Rental) => ({ rental, pieces: [], occurrence: null, wanted: null })),
    takeOrdered: assign((_, rental: Rental) => ({ rental, ordered: true })),
    want: assign(({ event }) => {
      assertEvent(event, 'step.open');
      return { wanted: event.step, returned: null };
    }),
    // The pieces stay chosen; anyone may take the slot.
    forgetRental: assign(({ context }) => ({
      pieces: piecesOf(context),
      occurrence: null,
      rental: null,
      returned: null,
      ordered: false,
      wanted: null,
    })),
    forgetSlot: assign({ occurrence: null }),
    forgetReturn: assign({ returned: null, ordered: false }),
    lookAgain: assign(({ context: { rental } }) => ({
      returned: rental && ({ rental: rental.id, from: 'success' } as const),
    })),
    clearProblem: assign({ problem: null }),
    noteProblem: assign(({ event }) => {
      const { code = 'away', fields = {} } = failureOf(event) ?? {};
      return { problem: { code, fields } as Problem };
    }),
    note: assign((_, code: Problem['code']) => ({ problem: { code, fields: {} } })),
  },
});

const wasLate = ({ payment }: Rental): boolean => payment?.state === 'refund_pending' || payment?.state === 'refunded';
const isAwaiting = ({ state }: Rental): boolean => state === 'awaiting_payment';

import type { PaymentInput } from '../../../machines/payment/payment.machine.ts';
import { togaMachine } from '../../../machines/toga/toga.machine.ts';
import type { Failure, Rental, TogaContext } from '../../../machines/toga/toga.types.ts';
import { type Case, cover, explore, type ModelFor, type Outcome } from 'xstate-paths';
import {
  awaiting,
  back,
  booked,
  details,
  ended,
  endedLate,
  input,
  rental,
  standing,
} from '../../models/toga/toga.fixtures.ts';
import { inPieces } from '../walking/pieces.ts';
import type { Walk } from '../walking/walk.ts';
import { avoided } from './unwalkable.ts';

type At = { context: TogaContext };
type Outcomes<Output> = readonly Case<At, Outcome<Output>>[];
type IsSo = (context: TogaContext) => boolean;

const always: IsSo = () => true;
const when =
  <Output>(isSo: IsSo, outcome: Outcome<Output>) =>
  ({ context }: At) =>
    isSo(context) ? outcome : null;
const refusedIf = (isSo: IsSo, code: Failure['code']) => when<never>(isSo, { error: { code } });

const isNew: IsSo = (context) => context.rental === null && context.returned === null;
/** Nothing is chosen in this tab yet. */
const isPlain: IsSo = (context) => isNew(context) && context.pieces.length === 0;
const wants =
  (step: 'pieces' | 'check'): IsSo =>
  (context) =>
    isPlain(context) && context.wanted === step;
/** The page was opened at the details, with the choice that this tab has kept: logging in leads there again. */
const isKept: IsSo = (context) => isNew(context) && context.pieces.length > 0 && context.wanted === 'details';
/** The slot could not be held because another tab is paying already. */
const isOvertaken: IsSo = (context) => isNew(context) && context.pieces.length > 0 && context.wanted !== 'details';
const isBackFrom =
  (from: 'success' | 'cancel'): IsSo =>
  (context) =>
    context.rental === null && context.returned?.from === from;
const isIn =
  (state: Rental['state']): IsSo =>
  (context) =>
    context.rental?.state === state;
/** It was paid in another tab. */
const isPaidElsewhere: IsSo = (context) => isIn('held')(context) && context.returned !== null;
/** Only the session was lost. */
const isSame: IsSo = (context) => context.rental !== null && !isPaidElsewhere(context);

const readings: Outcomes<ReturnType<typeof standing>> = [
  when((context) => isPlain(context) || isKept(context), { output: standing() }),
  when(wants('check'), { output: standing(rental()) }),
  when((context) => isPlain(context) || isOvertaken(context), { output: standing(awaiting) }),
  when((context) => isBackFrom('success')(context) || isBackFrom('cancel')(context), { output: standing(awaiting) }),
  when((context) => isBackFrom('success')(context) || isPaidElsewhere(context), { output: standing(booked) }),
  when(isBackFrom('success'), { output: standing(ended) }),
  when(isBackFrom('success'), { output: standing(endedLate) }),
  ({ context }) => (isSame(context) ? { output: standing(context.rental) } : null),
  refusedIf(isPlain, 'signedOut'),
  refusedIf(wants('pieces'), 'away'),
];

/**
 * The real course of a rental in a browser: narrower than the model of the chart's own tests, because here every answer has to be one that
 * the server gives in that situation.
 */
const walkModel = {
  inputs: [
    input({ wanted: 'pieces' }),
    input({ wanted: 'check' }),
    input({ wanted: 'details', chosen: { pieces: ['toga'], occurrence: 'slot' } }),
    input({ wanted: 'details', chosen: { pieces: ['toga'], occurrence: null } }),
    back('success'),
    back('cancel'),
  ],
  events: {
    'pieces.choose': [{ pieces: ['toga', 'sash', 'trencher'] }],
    'slot.choose': [{ occurrence: 'slot' }],
    'details.save': [{ details }],
    'step.open': (['pieces', 'fitting', 'details'] as const).map((step) => ({ step })),
  },
  actors: {
    readStanding: readings,
    bookFitting: [
      { output: rental() },
      refusedIf(({ occurrence }) => occurrence !== null, 'slotGone'),
      refusedIf(({ rental: of }) => of === null, 'invalid'),
      refusedIf(isOvertaken, 'outdated'),
      refusedIf(isKept, 'signedOut'),
      refusedIf(always, 'away'),
    ],
    payTogaRental: [
      { output: awaiting },
      refusedIf(always, 'holdOver'),
      refusedIf(isIn('held'), 'outdated'),
      refusedIf(always, 'signedOut'),
      refusedIf(always, 'away'),
    ],
    cancelTogaRental: [
      { output: undefined },
      refusedIf(isIn('held'), 'outdated'),
      refusedIf(always, 'signedOut'),
      refusedIf(always, 'away'),
    ],
    waitForExpiry: [{ output: undefined }],
    // Somebody who has just been sent to the provider's page is there: nothing more is walked then.
    payment: (['paid', 'declined', 'over', 'late', 'signedOut'] as const).map(
      (end) =>
        ({ input: { begins } }: { input: PaymentInput }) =>
          begins === 'waiting' ? { output: { end } } : null,
    ),
  },
  watches: ['watchSession'],
  project: ({ isEnabled, wanted, returned, ordered, pieces, occurrence, rental: of, problem }) => [
    [isEnabled, wanted, returned?.from, ordered, pieces.length > 0, occurrence !== null, problem?.code],
    of && [of.state, of.payment?.url],
  ],
} satisfies ModelFor<typeof togaMachine>;

/** Configurations beyond this only repeat one another. */
const limit = 2000;
/** Steps after which a path may end. */
const length = 16;

/** The paths through the rental of a toga. */
export function walkOfToga(): Walk {
  const exploration = explore(togaMachine, { ...walkModel, limit });
  const avoid = avoided(exploration);
  const { paths } = cover(exploration, { avoid });
  return { exploration, paths: inPieces(exploration, paths, { avoid, length }), before: 0 };
}

import { carpoolMachine } from '../../../machines/carpool/carpool.machine.ts';
import {
  type CarpoolContext,
  type CarpoolFailure,
  type CarpoolInput,
  type CarpoolStanding,
  type CarpoolStep,
  carpoolSteps,
} from '../../../machines/carpool/carpool.types.ts';
import { type Arc, type Case, cover, type Exploration, explore, type ModelFor, type Outcome } from 'xstate-paths';
import { lela, xandru } from '../../models/carpool/carpool.journeys.ts';
import { inPieces } from '../walking/pieces.ts';
import type { Walk } from '../walking/walk.ts';

/** Transitions that nobody, and nothing in the world, can cause in a browser, each with the reason. */
export const unwalkable: Readonly<Record<string, string>> = {};

/** The steps that a page has a button or a link for. */
function waysFrom(leaf: string): readonly CarpoolStep[] {
  switch (leaf) {
    case 'carpool.steps.passengers':
      return ['date'];
    case 'carpool.steps.space':
      return ['passengers'];
    case 'carpool.steps.rules.reading':
      return ['space'];
    case 'carpool.steps.check.looking':
      return ['date', 'passengers', 'space'];
    default:
      return [];
  }
}

/** True for steps that the chart allows but the page does not. */
const avoided =
  ({ nodes }: Exploration) =>
  ({ walked, from, stimulus }: Arc): boolean => {
    if (walked.some((id) => id in unwalkable)) return true;
    if (stimulus.kind !== 'event' || stimulus.event.type !== 'step.open') return false;
    const [leaf = ''] = nodes[from]?.leaves ?? [];
    return !waysFrom(leaf).includes(stimulus.event['step'] as CarpoolStep);
  };

type At = { context: CarpoolContext };
type Outcomes<Output> = readonly Case<At, Outcome<Output>>[];
type IsSo = (context: CarpoolContext) => boolean;

const refusedIf =
  (isSo: IsSo, code: CarpoolFailure['code']) =>
  ({ context }: At): { error: CarpoolFailure } | null =>
    isSo(context) ? { error: { code } } : null;
const refused = (code: CarpoolFailure['code']): { error: CarpoolFailure } => ({ error: { code } });

/** The step of the address is the one that the chart wants: who logs in again, or comes back, comes there. */
const isAt =
  (step: CarpoolStep): IsSo =>
  ({ wanted }) =>
    wanted === step || (step === 'date' && wanted === null);

/** The only date that can become too late to book while the page is open. */
export const TOMORROW = 'tomorrow';
export const LATER = 'later';

const readings: Outcomes<CarpoolStanding> = [
  ...[{}, { hasAccepted: true }, { hasPermit: false }, { hasDates: false }].map((settings) => ({
    output: { hasPermit: true, hasDates: true, hasAccepted: false, mostPassengers: 4, ...settings },
  })),
  refused('signedOut'),
  refused('away'),
];

const kept = { date: TOMORROW, passengers: [lela], space: 'chosen' };
const inputs: CarpoolInput[] = [
  { wanted: null, kept: null },
  { wanted: 'rules', kept },
  { wanted: 'check', kept },
];

/**
 * The real course of a booking in a browser: narrower than the model of the chart's own tests, because here every answer has to be one
 * that the server gives in that situation.
 */
const walkModel = {
  inputs,
  events: {
    'date.save': [{ date: LATER }],
    'passenger.add': [{ passenger: lela }, { passenger: xandru }],
    'passenger.remove': [
      ({ context }: At) => (context.passengers.some(({ id }) => id === lela.id) ? { id: lela.id } : null),
    ],
    'space.choose': [{ space: 'chosen' }],
    'step.open': carpoolSteps.map((step) => ({ step })),
  },
  actors: {
    readStanding: readings,
    checkDate: [{ output: undefined }, refused('noSpaces'), refused('away'), refusedIf(isAt('date'), 'signedOut')],
    acceptRules: [{ output: undefined }, refused('away'), refusedIf(isAt('rules'), 'signedOut')],
    bookCarpool: [
      { output: { carpoolId: 'ride' } },
      refusedIf(({ date }) => date === TOMORROW, 'tooLate'),
      refused('alreadyRiding'),
      refused('spaceTaken'),
      refused('passengerGone'),
      refused('notAccepted'),
      refusedIf(isAt('check'), 'noPermit'),
      refusedIf(isAt('check'), 'signedOut'),
      refused('away'),
    ],
  },
  watches: ['watchSession'],
  project: ({ asksRules: _asks, mostPassengers: _most, ...context }) => context,
} satisfies ModelFor<typeof carpoolMachine>;

/** Steps after which a path may end. */
const length = 20;

/** The paths through the booking of a shared ride. */
export function walkOfCarpool(): Walk {
  const exploration = explore(carpoolMachine, walkModel);
  const avoid = avoided(exploration);
  const { paths } = cover(exploration, { avoid });
  return { exploration, paths: inPieces(exploration, paths, { avoid, length }), before: 0 };
}

import { type ModelFor, type Rule, eventually, never, shows } from 'xstate-paths';
import type { carpoolMachine } from '../../../machines/carpool/carpool.machine.ts';
import {
  type CarpoolContext,
  type CarpoolFailure,
  type CarpoolStanding,
  carpoolSteps,
} from '../../../machines/carpool/carpool.types.ts';
import { lela, xandru } from './carpool.journeys.ts';

/** The facts that each step of a booking shows, and the calls it makes. */
const shown = shows<typeof carpoolMachine>({
  opening: { tags: ['busy'], meta: { screen: 'opening', step: 'date' } },
  openFailed: { meta: { screen: 'openFailed', step: 'date' } },
  signedOut: { meta: { screen: 'signedOut', step: 'date' } },
  noPermit: { meta: { screen: 'noPermit', step: 'date' } },
  noDates: { meta: { screen: 'noDates', step: 'date' } },
  'date.choosing': { tags: ['editable'], meta: { screen: 'date', step: 'date' } },
  'date.checking': {
    tags: ['busy'],
    meta: { screen: 'date', step: 'date' },
    asks: { checkDate: ({ date }) => ({ date: date ?? 'none' }) },
  },
  passengers: { tags: ['editable'], meta: { screen: 'passengers', step: 'passengers' } },
  space: { tags: ['editable'], meta: { screen: 'space', step: 'space' } },
  'rules.reading': { tags: ['editable'], meta: { screen: 'rules', step: 'rules' } },
  'rules.accepting': { tags: ['busy'], meta: { screen: 'rules', step: 'rules' } },
  'check.looking': { tags: ['editable'], meta: { screen: 'check', step: 'check' } },
  'check.booking': {
    tags: ['busy'],
    meta: { screen: 'check', step: 'check' },
    asks: {
      bookCarpool: ({ date, space, passengers }) => ({
        date: date ?? 'none',
        space: space ?? 'none',
        passengers: passengers.map(({ id }) => id),
      }),
    },
  },
  booked: { meta: { screen: 'booked', step: 'booked' } },
});

export { journeys } from './carpool.journeys.ts';

const refused = (code: CarpoolFailure['code']): { error: CarpoolFailure } => ({ error: { code } });
const standing = (settings: Partial<CarpoolStanding> = {}): { output: CarpoolStanding } => ({
  output: { hasPermit: true, hasDates: true, hasAccepted: false, mostPassengers: 2, ...settings },
});
const kept = { date: '2026-11-24', passengers: [lela], space: 'A-1' };

/** The events that the driver and the server cause in a booking. */
export const model = {
  inputs: [
    { wanted: null, kept: null },
    { wanted: 'passengers', kept: { date: '2026-11-24', passengers: [], space: null } },
    { wanted: 'space', kept },
    { wanted: 'rules', kept },
    { wanted: 'check', kept },
  ],
  events: {
    'date.save': [{ date: '2026-11-24' }, { date: '2026-11-25' }],
    'passenger.add': [{ passenger: lela }, { passenger: xandru }],
    'passenger.remove': [{ id: lela.id }],
    'space.choose': [{ space: 'A-1' }],
    'step.open': carpoolSteps.map((step) => ({ step })),
  },
  actors: {
    readStanding: [
      standing(),
      standing({ hasAccepted: true }),
      standing({ hasPermit: false }),
      standing({ hasDates: false }),
      refused('signedOut'),
      refused('away'),
    ],
    checkDate: [{ output: undefined }, refused('noSpaces'), refused('signedOut'), refused('away')],
    acceptRules: [{ output: undefined }, refused('signedOut'), refused('away')],
    bookCarpool: [
      { output: { carpoolId: 'ride' } },
      refused('noSpaces'),
      refused('tooLate'),
      refused('alreadyRiding'),
      refused('spaceTaken'),
      refused('passengerGone'),
      refused('carFull'),
      refused('noPermit'),
      refused('notAccepted'),
      refused('signedOut'),
      refused('away'),
    ],
  },
  watches: ['watchSession'],
} satisfies ModelFor<typeof carpoolMachine>;

const isChecking = (isIn: (state: string) => boolean) => isIn('steps.check.looking') || isIn('steps.check.booking');

export const rules: Rule<CarpoolContext>[] = [
  ...shown,
  never(
    'a booking without a date, a passenger or a space',
    ({ isIn, context: { date, passengers, space } }) =>
      isChecking(isIn) && (date === null || passengers.length === 0 || space === null),
  ),
  never(
    'a booking by somebody who has not accepted the rules',
    ({ isIn, context }) => isChecking(isIn) && !context.hasAccepted,
  ),
  never(
    'more people than fit into the car',
    ({ isIn, context }) => isIn('steps.passengers') && context.passengers.length > context.mostPassengers,
  ),
  eventually('whoever chooses a date can still book', {
    once: ({ isIn }) => isIn('steps.date.choosing'),
    later: ({ isIn }) => isIn('booked'),
  }),
];

import type { carpoolMachine } from '../../../machines/carpool/carpool.machine.ts';
import { shows } from 'xstate-paths';

/** The facts that each step of a booking shows, and the calls it makes. */
export const shown = shows<typeof carpoolMachine>({
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

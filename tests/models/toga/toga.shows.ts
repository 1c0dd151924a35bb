import type { togaMachine } from '../../../machines/toga/toga.machine.ts';
import { shows } from 'xstate-paths';
import { details } from './toga.fixtures.ts';

const checking = { screen: 'check', step: 'check' } as const;

/** The facts that each step of a rental shows, and the calls it makes. */
export const shown = shows<typeof togaMachine>({
  opening: {
    tags: ['busy'],
    meta: { screen: 'opening', step: 'pieces' },
    asks: { readStanding: ({ returned }) => ({ rental: returned?.rental ?? null }) },
  },
  openFailed: { meta: { screen: 'openFailed', step: 'pieces' } },
  signedOut: { meta: { screen: 'signedOut', step: 'pieces' } },
  closed: { tags: ['over'], meta: { screen: 'closed', step: 'pieces' } },
  'steps.pieces': { meta: { screen: 'pieces', step: 'pieces' } },
  'steps.fitting': { meta: { screen: 'fitting', step: 'fitting' } },
  'details.editing': { meta: { screen: 'details', step: 'details' } },
  'details.holding': {
    tags: ['busy'],
    meta: { screen: 'details', step: 'details' },
    asks: {
      bookFitting: ({ rental, pieces, occurrence }) => ({
        pieces: pieces.length > 0 ? pieces : (rental?.pieces ?? []),
        occurrence: occurrence ?? rental?.fitting.id ?? 'none',
        details,
      }),
    },
  },
  check: { asks: { waitForExpiry: ({ rental }) => ({ expiresAt: rental?.expires_at ?? 'never' }) } },
  'check.reviewing': { meta: checking },
  'check.ordering': {
    tags: ['busy'],
    meta: checking,
    asks: { payTogaRental: ({ rental }) => ({ rental: rental?.id ?? 'none' }) },
  },
  'check.cancelling': {
    tags: ['busy'],
    meta: checking,
    asks: { cancelTogaRental: ({ rental }) => ({ rental: rental?.id ?? 'none' }) },
  },
  paying: {
    meta: { screen: 'payment', step: 'payment' },
    asks: {
      payment: ({ rental, ordered }) => ({
        id: rental?.payment?.id ?? 'none',
        url: rental?.payment?.url ?? null,
        begins: ordered ? 'leaving' : 'waiting',
      }),
    },
  },
  booked: { tags: ['over'], meta: { screen: 'booked', step: 'payment' } },
  late: { tags: ['over'], meta: { screen: 'late', step: 'payment' } },
});

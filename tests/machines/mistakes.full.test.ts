import { expect, it } from 'vitest';
import { loadTested, mutate, mutateDetails, percentNoticed } from 'xstate-paths';

/** The flows, with the share of possible mistakes in each that its tests must notice, in per cent; the others are in `reviewed.test.ts`. */
const LEAST = {
  booking: 95,
  'career-finder': 95,
  carpool: 95,
  checkout: 95,
  'complaint-form': 100,
  door: 100,
  hold: 100,
  interview: 95,
  payment: 100,
  registration: 95,
  toga: 95,
};
/** Flows whose every transition is pinned: none can lead elsewhere unnoticed. */
const PINNED = new Set(['booking', 'carpool', 'checkout', 'registration']);

/** The lives on the server, which asks them for tags, and the flows that are walked quickly; `npm run paths -- mutate` takes the others. */
const QUICK = [
  'booking',
  'booking-share',
  'card',
  'carpool',
  'carpool-booking',
  'complaint',
  'complaint-form',
  'door',
  'door-scan',
  'hold',
  'interview-booking',
  'payment',
  'payment-life',
  'permit',
  'purchase',
  'rar-report',
  'rental-request',
  'ticket-transfer',
  'toga-rental',
  'waiting',
];

it.each(Object.entries(LEAST))(
  '%s: at least %i in a hundred of the mistakes that can be made in it are noticed (F4)',
  async (name, least) => {
    const score = mutate(await loadTested(name));
    if (PINNED.has(name)) expect(score.survivors.filter((each) => each.startsWith('retarget'))).toEqual([]);
    expect(percentNoticed(score), score.survivors.join('\n')).toBeGreaterThanOrEqual(least);
  },
);

it.each(QUICK)('%s: what is missing beside its transitions is noticed: tags, meta, inputs, actions', async (name) => {
  const score = mutateDetails(await loadTested(name));
  expect(percentNoticed(score), score.survivors.join('\n')).toBe(100);
});

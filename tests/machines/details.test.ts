import { expect, it } from 'vitest';
import { loadTested, mutateDetails, percentNoticed } from 'xstate-paths';

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
  'payment-life',
  'permit',
  'purchase',
  'rar-report',
  'rental-request',
  'ticket-transfer',
  'toga-rental',
  'waiting',
];

it.each(QUICK)('%s: what is missing beside its transitions is noticed: tags, meta, inputs, actions', async (name) => {
  const score = mutateDetails(await loadTested(name));
  expect(percentNoticed(score), score.survivors.join('\n')).toBe(100);
});

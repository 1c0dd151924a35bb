import { expect, it } from 'vitest';
import { loadTested, mutateDetails } from 'xstate-paths';

/** The lives on the server, which asks them for tags: a tag too few would let through, or refuse, what it should not. */
const LIVES = [
  'booking',
  'card',
  'carpool-booking',
  'complaint',
  'payment-life',
  'permit',
  'purchase',
  'rental-request',
  'toga-rental',
];

it.each(LIVES)('%s: every tag that is missing is noticed', async (name) => {
  expect(mutateDetails(await loadTested(name)).survivors).toEqual([]);
});

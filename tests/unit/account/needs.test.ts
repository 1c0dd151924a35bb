import { expect, it } from 'vitest';
import { needsOf } from '../../../src/features/account/needs.ts';
import { rental } from '../../models/toga/toga.fixtures.ts';

type Facts = Parameters<typeof needsOf>[0];

const profile = { user_type: 'university_student', deletion_due_at: null } as Facts['profile'];
const needsWith = (togas: Facts['togas']) =>
  needsOf({
    profile,
    details: undefined,
    open: undefined,
    permit: undefined,
    card: undefined,
    togas,
    rides: undefined,
    rentals: undefined,
    interviews: undefined,
    complaints: undefined,
    now: 0,
  });

it('a toga waits to come back while it is out, even once its deposit is lost', () => {
  const needs = needsWith([
    rental('held'),
    rental('booked'),
    rental('collected'),
    rental('returned_late'),
    rental('deposit_kept'),
    rental('missing'),
  ]);
  expect(needs.map((need) => need.kind === 'toga' && [need.due, need.rental.state])).toEqual([
    ['payment', 'held'],
    ['return', 'collected'],
    ['missing', 'missing'],
  ]);
});

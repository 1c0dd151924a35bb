import { array, assert, constantFrom, double, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { creditedVat, vatLines, writtenPercent } from '../../../server/features/bookings/vat.ts';

const ticket = (amount: number, vat: number | null) => ({ amount, vat });

it('adds up each ticket’s own rounded VAT, by rate', () => {
  // 18 % of 3.33 is 0.508, rounded 0.51; of 9.99 at once it would be 1.52.
  expect(vatLines([ticket(333, 1800), ticket(333, 1800), ticket(333, 1800), ticket(1050, 500)])).toEqual([
    { rate: 1800, gross: 999, vat: 153 },
    { rate: 500, gross: 1050, vat: 50 },
  ]);
  expect(writtenPercent(550)).toBe('5.5');
});

it('says nothing where there is no rate or no price', () => {
  expect(vatLines([ticket(1000, null), ticket(0, 1800)])).toEqual([]);
  expect(creditedVat([ticket(1000, null)], [{ amount: 1000 }])).toEqual([null]);
});

it('credits exactly what was paid in VAT once everything has gone back, in whatever parts', () => {
  const tickets = array(record({ amount: integer({ min: 1, max: 9999 }), vat: constantFrom(1800, 500) }), {
    minLength: 1,
    maxLength: 8,
  });
  assert(
    property(tickets, array(double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }), (all, cuts) => {
      const paid = all.reduce((sum, { amount }) => sum + amount, 0);
      const at = [...cuts.map((cut) => Math.round(cut * paid)), paid].toSorted((one, other) => one - other);
      const refunds = at.map((end, index) => ({ amount: end - (at[index - 1] ?? 0) }));
      const credits = creditedVat(all, refunds);
      const sum = credits.reduce<number>((total, credit) => total + (credit ?? 0), 0);
      expect(sum).toBe(vatLines(all).reduce((total, { vat }) => total + vat, 0));
      expect(
        credits.every((credit, index) => (credit ?? 0) >= 0 && (credit ?? 0) <= (refunds[index]?.amount ?? 0)),
      ).toBe(true);
    }),
  );
});

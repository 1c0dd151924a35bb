import { describe, expect, test } from 'vitest';
import type { BookingFacts, Opening } from '../../../machines/checkout/checkout.types.ts';
import { type Enquiries, type Start, startOf } from '../../../src/features/checkout/resume.ts';
import { checkoutAt, held, opening, place } from './checkout.fixture.ts';

interface Server {
  booking?: BookingFacts | null;
  opening?: Opening;
  bought?: BookingFacts;
}

const server = ({ booking = null, opening: open = opening(), bought }: Server): Enquiries => ({
  booking: async () => booking,
  opening: async () => open,
  bought: async () => bought ?? null,
});

const unreachable: Enquiries = {
  booking: () => Promise.reject(new Error('unreachable')),
  opening: () => Promise.reject(new Error('unreachable')),
  bought: () => Promise.reject(new Error('unreachable')),
};

const keptWith = async (booking: BookingFacts | null) =>
  (await checkoutAt(opening({ booking }))).getPersistedSnapshot();

const afresh: Start = { kind: 'afresh', returned: null };
const showing = (bookingId: string): Start => ({ kind: 'afresh', returned: { bookingId, from: 'success' } });

describe('with a held booking the checkout', () => {
  test('goes on with the server’s newest facts and starts the clock anew', async () => {
    const longer = held({ expiresAt: '2027-02-01T10:30:00.000Z', extensionsLeft: 9 });
    const start = await startOf(await keptWith(held()), server({ booking: longer }), false);
    expect(start).toMatchObject({ kind: 'resumed', news: [{ type: 'hold.started' }] });
    expect(start).toMatchObject({ snapshot: { context: { booking: longer } } });
  });

  test('is told that the hold has ended meanwhile', async () => {
    const over = held({ standing: 'over', expiresAt: null });
    const start = await startOf(await keptWith(held()), server({ booking: over }), false);
    expect(start).toMatchObject({ kind: 'resumed', news: [{ type: 'hold.expired' }] });
  });

  test.each([
    ['paid', held({ standing: 'paid', expiresAt: null })],
    ['on its way to payment', held({ standing: 'awaitingPayment' })],
    ['in other seats', held({ lines: [place('one', '9'), place('three', '11')] })],
    ['with fewer places', held({ lines: [place('one', '9')] })],
  ])('shows the booking that is now %s', async (_, booking) => {
    expect(await startOf(await keptWith(held()), server({ booking }), false)).toEqual(showing('booking'));
  });

  test('starts afresh when the booking is not theirs', async () => {
    expect(await startOf(await keptWith(held()), server({ booking: null }), false)).toEqual(afresh);
  });
});

describe('with a choice that is not held the checkout', () => {
  test('goes on while the date is open and nothing is held elsewhere', async () => {
    expect(await startOf(await keptWith(null), server({}), false)).toMatchObject({ kind: 'resumed', news: [] });
  });

  test('starts afresh when another device holds places, or when booking has closed', async () => {
    const kept = await keptWith(null);
    expect(await startOf(kept, server({ opening: opening({ booking: held() }) }), false)).toEqual(afresh);
    expect(await startOf(kept, server({ opening: opening({ availability: 'closed' }) }), false)).toEqual(afresh);
  });
});

describe('otherwise the checkout', () => {
  test('starts afresh with nothing kept, or with a state that the chart no longer knows', async () => {
    const kept = await keptWith(null);
    expect(await startOf(undefined, server({}), false)).toEqual(afresh);
    const unknown = { ...kept, value: { step: 'nowhere', hold: 'absent' } };
    expect(await startOf(unknown, server({}), false)).toEqual(afresh);
  });

  test('starts by asking when the server could not be asked before', async () => {
    expect(await startOf(await keptWith(held()), unreachable, false)).toEqual(afresh);
  });

  test('does not come back to an end that was left, but at the end’s own address', async () => {
    const paid = held({ standing: 'paid', expiresAt: null });
    const kept = await keptWith(paid);
    expect(await startOf(kept, server({ booking: paid }), false)).toEqual(afresh);
    expect(await startOf(kept, server({ booking: paid }), true)).toMatchObject({ kind: 'resumed' });
  });

  test('shows a finished booking again at its address only', async () => {
    const bought = held({ id: 'bought', standing: 'paid', expiresAt: null });
    expect(await startOf(undefined, server({ bought }), true)).toEqual(showing('bought'));
    expect(await startOf(undefined, server({ bought }), false)).toEqual(afresh);
  });
});

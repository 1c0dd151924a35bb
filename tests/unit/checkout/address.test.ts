import { describe, expect, test } from 'vitest';
import { eventTowards, segmentOf, stepAt } from '../../../src/features/checkout/address.ts';
import { checkoutAt, held, opening, place } from './checkout.fixture.ts';

describe('the part of the address that names a step', () => {
  test('is the step itself, and none while the date is chosen', () => {
    expect(segmentOf('seats')).toBe('seats');
    expect(segmentOf('occurrence')).toBeUndefined();
  });

  test('leads to no step when it is unknown', () => {
    expect(stepAt('seats')).toBe('seats');
    expect(stepAt('admin')).toBe('occurrence');
    expect(stepAt(undefined)).toBe('occurrence');
  });
});

describe('Back and Forward', () => {
  const named = [place('one', '9', { firstName: 'Ġulja', lastName: 'Żammit' })];

  test('from the check lead back to every earlier step', async () => {
    const snapshot = (await checkoutAt(opening({ booking: held({ lines: named }) }))).getSnapshot();
    expect(snapshot.matches({ step: { flow: 'checkingAnswers' } })).toBe(true);
    expect(eventTowards('attendees', snapshot)).toEqual({ type: 'attendees.change' });
    expect(eventTowards('seats', snapshot)).toEqual({ type: 'seats.change' });
    expect(eventTowards('tickets', snapshot)).toEqual({ type: 'tickets.change' });
  });

  test('go forward over names that are all given, and not over missing ones', async () => {
    const actor = await checkoutAt(opening({ booking: held({ lines: named }) }));
    actor.send({ type: 'attendees.change' });
    expect(eventTowards('check', actor.getSnapshot())).toEqual({
      type: 'attendees.confirm',
      attendees: [{ firstName: 'Ġulja', lastName: 'Żammit', email: '', answers: {} }],
    });
    const unnamed = await checkoutAt(opening({ booking: held() }));
    unnamed.send({ type: 'seats.confirm' });
    expect(eventTowards('check', unnamed.getSnapshot())).toBeUndefined();
  });

  test('never pay, and never leave a finished booking', async () => {
    const checking = (await checkoutAt(opening({ booking: held({ lines: named }) }))).getSnapshot();
    expect(eventTowards('payment', checking)).toBeUndefined();
    expect(eventTowards('done', checking)).toBeUndefined();
    const paid = (await checkoutAt(opening({ booking: held({ standing: 'paid', expiresAt: null }) }))).getSnapshot();
    for (const step of ['occurrence', 'tickets', 'seats', 'attendees', 'check'] as const)
      expect(eventTowards(step, paid), step).toBeUndefined();
  });

  test('do not hold places of an event without seats on the way to a seat step', async () => {
    const actor = await checkoutAt(opening({ seated: false }));
    actor.send({ type: 'ticket.add', ticketId: 'student' });
    expect(eventTowards('seats', actor.getSnapshot())).toBeUndefined();
    expect(eventTowards('attendees', actor.getSnapshot())).toEqual({ type: 'tickets.confirm' });
  });
});

import { describe, expect, test } from 'vitest';
import { segmentOf, stepAt } from '../../../src/features/checkout/checkout.flow.ts';
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
  const steps = ['occurrence', 'tickets', 'seats', 'attendees', 'check', 'payment', 'done'] as const;
  const named = [place('one', '9', { firstName: 'Ġulja', lastName: 'Żammit' })];
  const waysFrom = (actor: Awaited<ReturnType<typeof checkoutAt>>) =>
    steps.filter((step) => actor.getSnapshot().can({ type: 'step.open', step }));

  test('from the check lead back to every earlier step, and never pay', async () => {
    const actor = await checkoutAt(opening({ booking: held({ lines: named }) }));
    expect(actor.getSnapshot().matches({ step: { flow: 'checkingAnswers' } })).toBe(true);
    expect(waysFrom(actor)).toEqual(['tickets', 'seats', 'attendees']);
  });

  test('go forward over names that are all given, and not over missing ones', async () => {
    const actor = await checkoutAt(opening({ booking: held({ lines: named }) }));
    actor.send({ type: 'step.open', step: 'attendees' });
    expect(waysFrom(actor)).toContain('check');
    const unnamed = await checkoutAt(opening({ booking: held() }));
    unnamed.send({ type: 'seats.confirm' });
    expect(waysFrom(unnamed)).not.toContain('check');
  });

  test('never leave a finished booking', async () => {
    const paid = await checkoutAt(opening({ booking: held({ standing: 'paid', expiresAt: null }) }));
    expect(waysFrom(paid)).toEqual([]);
  });

  test('hold the counted places of an event without seats on the way to the names only', async () => {
    const actor = await checkoutAt(opening({ seated: false }));
    expect(waysFrom(actor)).toEqual(['occurrence']);
    actor.send({ type: 'ticket.add', ticketId: 'student' });
    expect(waysFrom(actor)).toEqual(['occurrence', 'attendees']);
  });
});

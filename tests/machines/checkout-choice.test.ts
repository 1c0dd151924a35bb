import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, type InputFrom, waitFor } from 'xstate';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { BookingFacts, CheckoutContext, Opening } from '../../machines/checkout/checkout.types.ts';
import { holdMachine } from '../../machines/hold/hold.machine.ts';
import { afterHolding, afterOpening, afterRefusal, changeLines } from '../../machines/checkout/choice.ts';
import { FIELD, HALL, held, line, maria, opening, refused, seat } from '../models/checkout/checkout.fixtures.ts';
import {
  addTicket,
  input,
  nameAttendees,
  onField,
  releaseSeat,
  selectSeat,
} from '../models/checkout/checkout.steps.ts';
import type { ActorsOf } from 'xstate-paths';

function contextWith(over: Partial<CheckoutContext>): CheckoutContext {
  const { signedIn, seated, limit } = opening();
  return {
    ...input(),
    availability: 'open',
    signedIn,
    seated,
    limit,
    isExchange: false,
    lines: [],
    booking: null,
    problem: null,
    movedOn: false,
    agreedCents: 0,
    ordered: false,
    ...over,
  };
}

const chosen = line({ seat: seat('1') });
const heldOne = held([chosen]);

describe('the choice', () => {
  it('follows each event', () => {
    const seated = changeLines(changeLines([], addTicket), selectSeat('1'));
    expect(seated).toEqual([chosen]);
    expect(changeLines(seated, nameAttendees)).toEqual([{ ...chosen, ...maria }]);
    expect(changeLines(seated, releaseSeat('1'))).toEqual([]);
    expect(changeLines(seated, { type: 'retry' })).toBe(seated);
  });

  it('after opening is what the server holds, with the names typed here', () => {
    const typed = contextWith({ lines: [{ ...chosen, ...maria }] });
    expect(afterOpening(typed, opening({ booking: heldOne })).lines).toEqual([
      { ...chosen, ...maria, attendeeId: 'place-0' },
    ]);
  });

  it('after opening without a booking is kept, without its seats', () => {
    expect(afterOpening(contextWith({ lines: [chosen] }), opening())).toMatchObject({ lines: [line()], booking: null });
  });

  it('after holding keeps the tickets that still wait for a seat', () => {
    const context = contextWith({ seated: true, lines: [chosen, line()] });
    expect(afterHolding(context, heldOne).lines).toEqual([...heldOne.lines, line()]);
    expect(afterHolding(context, null)).toMatchObject({ lines: [line()], booking: null });
  });

  it('after a refusal is what is still held, and says why', () => {
    const { error } = refused('seatsTaken', 'A2');
    const context = contextWith({
      seated: true,
      booking: heldOne,
      lines: [chosen, line({ seat: seat('2') }), line()],
    });
    const { lines, problem } = afterRefusal(context, error);
    expect(lines).toEqual([...heldOne.lines, line(), line()]);
    expect(problem).toBe('seatsTaken');
  });

  it('after a refusal where people sit freely is as counted', () => {
    const context = contextWith({ lines: [line(), line()] });
    const after = { ...context, ...afterRefusal(context, refused('soldOut').error) };
    expect(after).toEqual({ ...context, problem: 'soldOut' });
  });
});

type HeldInput = InputFrom<ActorsOf<typeof checkoutMachine>['holdPlaces']>;

describe('the chart, running', () => {
  const never = () => new Promise<never>(() => {});
  const answering = (answer: Opening) =>
    checkoutMachine.provide({
      actors: {
        watchSession: fromCallback(() => undefined),
        watchBooking: fromCallback(() => undefined),
        openOccurrence: fromPromise(() => Promise.resolve(answer)),
        holdPlaces: fromPromise<BookingFacts | null, HeldInput>(() => Promise.resolve(heldOne)),
        hold: holdMachine.provide({ actors: { waitForWarning: fromPromise<void, { expiresAt: string }>(never) } }),
      },
    });

  it('resets the counts when another date is chosen', async () => {
    const actor = createActor(answering(opening()), { input: onField }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ step: { flow: 'choosingTickets' } }));
    actor.send(addTicket);
    expect(actor.getSnapshot().context.lines).toHaveLength(1);
    actor.send({ type: 'step.open', step: 'occurrence' });
    expect(actor.getSnapshot().context.lines).toHaveLength(1);
    actor.send({ type: 'occurrence.choose', occurrenceId: HALL });
    expect(actor.getSnapshot().context).toMatchObject({ occurrenceId: HALL, lines: [], booking: null });
    actor.stop();
  });

  it('holds the counted places, and runs the clock beside', async () => {
    const actor = createActor(answering(opening()), { input: input({ occurrenceId: FIELD }) }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ step: { flow: 'choosingTickets' } }));
    actor.send(addTicket);
    actor.send({ type: 'tickets.confirm' });
    const named = await waitFor(actor, (snapshot) => snapshot.matches({ step: { flow: 'namingAttendees' } }));
    expect(named.matches({ hold: 'held' })).toBe(true);
    expect(named.context.booking).toEqual(heldOne);
    actor.stop();
  });
});

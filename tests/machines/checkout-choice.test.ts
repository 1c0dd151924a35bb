import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, type InputFrom, waitFor } from 'xstate';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { BookingFacts, CheckoutContext, Opening } from '../../machines/checkout/checkout.types.ts';
import { holdMachine } from '../../machines/hold/hold.machine.ts';
import {
  addTicket,
  afterHolding,
  afterOpening,
  afterRefusal,
  changeLines,
  keepNames,
  nameAttendees,
  orderLines,
  releaseSeat,
  removeTicket,
  selectSeat,
  suggestSeats,
  swapTicket,
  unheld,
  unseat,
} from '../../machines/checkout/choice.ts';
import { FIELD, HALL, held, line, maria, opening, refused, seat } from '../models/checkout/checkout.fixtures.ts';
import * as steps from '../models/checkout/checkout.steps.ts';
import type { ActorsOf } from 'xstate-paths';

function contextWith(over: Partial<CheckoutContext>): CheckoutContext {
  const { signedIn, seated, limit } = opening();
  return {
    ...steps.input(),
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
    const seated = changeLines(changeLines([], steps.addTicket), steps.selectSeat('1'));
    expect(seated).toEqual([chosen]);
    expect(changeLines(seated, steps.nameAttendees)).toEqual([{ ...chosen, ...maria }]);
    expect(changeLines(seated, steps.releaseSeat('1'))).toEqual([]);
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
    const actor = createActor(answering(opening()), { input: steps.onField }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ step: { flow: 'choosingTickets' } }));
    actor.send(steps.addTicket);
    expect(actor.getSnapshot().context.lines).toHaveLength(1);
    actor.send({ type: 'step.open', step: 'occurrence' });
    expect(actor.getSnapshot().context.lines).toHaveLength(1);
    actor.send({ type: 'occurrence.choose', occurrenceId: HALL });
    expect(actor.getSnapshot().context).toMatchObject({ occurrenceId: HALL, lines: [], booking: null });
    actor.stop();
  });

  it('holds the counted places, and runs the clock beside', async () => {
    const actor = createActor(answering(opening()), { input: steps.input({ occurrenceId: FIELD }) }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ step: { flow: 'choosingTickets' } }));
    actor.send(steps.addTicket);
    actor.send({ type: 'tickets.confirm' });
    const named = await waitFor(actor, (snapshot) => snapshot.matches({ step: { flow: 'namingAttendees' } }));
    expect(named.matches({ hold: 'held' })).toBe(true);
    expect(named.context.booking).toEqual(heldOne);
    actor.stop();
  });
});

const [one, two, three] = ['1', '2', '3'].map((number) => line({ seat: seat(number) })) as [
  ReturnType<typeof line>,
  ReturnType<typeof line>,
  ReturnType<typeof line>,
];
const student = line({ ticketId: 'student' });

describe('tickets', () => {
  it('are added at the end, without seat or name', () => {
    expect(addTicket([one], 'student')).toEqual([one, student]);
  });

  it('are taken away from the end, one without a seat first', () => {
    expect(removeTicket([line(), one, two], 'adult')).toEqual([one, two]);
    expect(removeTicket([one, two], 'adult')).toEqual([one]);
  });

  it('of another kind stay', () => {
    expect(removeTicket([student], 'adult')).toEqual([student]);
  });

  it('are swapped for the one seat that is meant', () => {
    expect(swapTicket([one, two], 'A2', 'student')).toEqual([one, { ...two, ticketId: 'student' }]);
  });
});

describe('seats', () => {
  it('go to the first ticket that waits for one, of whatever kind', () => {
    expect(selectSeat([one, student, line()], seat('2'), 'adult')).toEqual([
      one,
      { ...student, seat: seat('2') },
      line(),
    ]);
  });

  it('bring their ticket with them when none waits', () => {
    expect(selectSeat([one], seat('2'), 'student')).toEqual([one, { ...student, seat: seat('2') }]);
  });

  it('are let go of by row and number, and by zone where rows repeat', () => {
    const upstairs = line({ seat: { ...seat('1'), guid: 'B-A1', zone: 'Balcony' } });
    expect(releaseSeat([one, upstairs, two], 'A', '1', 'Balcony')).toEqual([one, two]);
    expect(releaseSeat([one, two], 'B', '1', 'Stalls')).toEqual([one, two]);
  });

  it('take their ticket with them when let go of', () => {
    expect(releaseSeat([line({ seat: seat('1'), ...maria })], 'A', '1', 'Stalls')).toEqual([]);
  });

  it('that are suggested replace all, keeping the kinds counted before', () => {
    const before = [{ ...one, attendeeId: 'place-0' }, student];
    expect(suggestSeats(before, [seat('2'), seat('3'), seat('1')], 'adult')).toEqual([
      two,
      { ...student, seat: seat('3') },
      one,
    ]);
  });

  it('that others have now leave their tickets waiting for another', () => {
    const held = { ...one, attendeeId: 'place-0' };
    expect(unseat([held, line(), two, three], ['A1', 'A3'])).toEqual([line(), line(), two, line()]);
  });

  it('are forgotten when the hold is over, the kinds and names are not', () => {
    const held = line({ seat: seat('1'), attendeeId: 'place-0', ticketId: 'student', ...maria });
    expect(unheld([held])).toEqual([line({ ticketId: 'student', ...maria })]);
  });
});

describe('names', () => {
  it('are given in the order of the places', () => {
    expect(nameAttendees([one, two], [maria])).toEqual([{ ...one, ...maria }, two]);
  });

  it('typed here are kept where the server has none, by seat before order', () => {
    const typed = [{ ...two, ...maria }, one];
    expect(keepNames([one, two], typed)).toEqual([one, { ...two, ...maria }]);
    expect(keepNames([line({ attendeeId: 'place-0' })], [line(maria)])).toEqual([
      line({ attendeeId: 'place-0', ...maria }),
    ]);
  });

  it('that the server has win', () => {
    const other = { firstName: 'Ġanni', lastName: 'Ċassar', email: 'ganni@jc.example', answers: {} };
    expect(keepNames([{ ...one, ...maria }], [{ ...one, ...other }])).toEqual([{ ...one, ...maria }]);
  });

  it('that are missing are left out of order lines, as are answers', () => {
    expect(orderLines([line()], false)).toEqual([{ ticket_id: 'adult' }]);
    expect(orderLines([line({ answers: { table: 'Ta’ fuq' } })], false)).toEqual([
      { ticket_id: 'adult', answers: { table: 'Ta’ fuq' } },
    ]);
  });
});

describe('order lines', () => {
  it('of a seated event are the seated ones', () => {
    expect(orderLines([line({ seat: seat('1'), ...maria }), line()], true)).toEqual([
      {
        ticket_id: 'adult',
        first_name: 'Marija',
        last_name: 'Żammit',
        email: 'marija.zammit@uni.example',
        seat: { guid: 'A1' },
      },
    ]);
  });

  it('of any other event are all', () => {
    expect(orderLines([line(), line()], false)).toHaveLength(2);
  });

  it('without places are none', () => {
    expect(orderLines([], false)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { bookingMachine } from '../../../machines/booking/booking.machine.ts';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { model as bookingModel } from '../../models/booking/booking.model.ts';
import { placesFor, placesInvariants } from '../../models/booking/booking.rivals.ts';
import { oneSeat, rivalModel, seatInvariants } from '../../models/checkout/checkout.rivals.ts';
import {
  brokenInPlay,
  describeTurns,
  exploreLoaded,
  type Graph,
  interleave,
  type Model,
  randomPlays,
  rewriteChart,
  type TransitionConfig,
} from 'xstate-paths';

const names = ['Ġulja', 'Marija'];
const seatedAt = (graph: Graph) => names.map((name) => ({ name, graph }));

const bookings = (change?: (transition: TransitionConfig, state: string) => TransitionConfig) => {
  const machine = rewriteChart(bookingMachine, {
    transition: (transition, { node }) => change?.(transition, node.key) ?? transition,
  });
  return seatedAt(exploreLoaded(machine, bookingModel));
};

describe('two bookings of the last place', () => {
  const world = placesFor(1);
  const invariants = placesInvariants(1);

  it('never own it together, in whatever order things happen', () => {
    const { broken, stopped, scenes } = interleave(bookings(), world, invariants);
    expect({ broken, stopped }).toEqual({ broken: [], stopped: null });
    expect(scenes).toBeGreaterThan(40);
  });

  it('would, were late money taken without looking; told by the fewest turns', () => {
    const careless = bookings((transition, state) =>
      state === 'expired' ? { ...transition, target: 'paid', guard: undefined } : transition,
    );
    expect(interleave(careless, world, invariants).broken).toEqual([
      'never more owners than places: broken after Ġulja: start > Ġulja: hold.lapse #0 > Marija: start > Ġulja: payment.receive #1',
    ]);
    const plays = randomPlays(careless, world, { seed: 1, plays: 200, longest: 12 });
    expect(plays.flatMap((play) => brokenInPlay(careless, world, invariants, play))).not.toEqual([]);
  });

  it('are played at random the same way for the same seed, and another way for another', () => {
    const played = (seed: number) =>
      randomPlays(bookings(), world, { seed, plays: 3, longest: 8 }).map((play) =>
        describeTurns(play.map(({ turn }) => turn)),
      );
    expect(played(7)).toEqual(played(7));
    expect(played(7)).not.toEqual(played(8));
  });

  it('are given up with a reason where there is too much to see', () => {
    expect(interleave(bookings(), world, invariants, { limit: 10 }).stopped).toMatch(/^more than 10 scenes/);
  });
});

describe('two checkouts of the last seat', () => {
  const checkouts = (target?: { of: string; event: string; to: string }) => {
    const machine = rewriteChart(checkoutMachine, {
      transition: (transition, { node, eventType }) =>
        node.key === target?.of && eventType.startsWith(target.event)
          ? { ...transition, target: target.to }
          : transition,
    });
    return seatedAt(exploreLoaded(machine, rivalModel as unknown as Model));
  };
  const invariants = seatInvariants(names);

  it('keep every promise, in whatever order people, time and money come', () => {
    const { broken, stopped, scenes } = interleave(checkouts(), oneSeat, invariants);
    expect({ broken, stopped }).toEqual({ broken: [], stopped: null });
    expect(scenes).toBeGreaterThan(10_000);
  });

  it('would break them, did the chart show a seat as bought that was let go', () => {
    const wrong = checkouts({ of: 'releasing', event: 'xstate.done.actor', to: 'paid' });
    const { broken } = interleave(wrong, oneSeat, invariants, { limit: 5000 });
    expect(broken).toContainEqual(
      expect.stringMatching(/^whoever is told that the seat is bought has bought it: .*releaseBooking done #0$/),
    );
  });

  it('would break them, did the server give the seat to whoever asked last', () => {
    const generous: typeof oneSeat = {
      ...oneSeat,
      after: (seat, happening) => {
        const isAnswer = happening.stimulus?.name === 'holdPlaces done' && happening.before?.context.booking === null;
        return isAnswer ? { ...seat, owner: happening.by, standing: 'held' } : oneSeat.after(seat, happening);
      },
    };
    const { broken } = interleave(checkouts(), generous, invariants, { limit: 50_000 });
    expect(broken).toContainEqual(expect.stringContaining('whoever is told that the seat is held holds it'));
  });
});

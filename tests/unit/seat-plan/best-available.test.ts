import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawHall } from '../../../content/plans/hall.ts';
import { drawStadium } from '../../../content/plans/stadium.ts';
import { bestTogether, leavesSingle } from '../../../machines/seat-plan/best-available.ts';
import { parseSeatPlan } from '../../../machines/seat-plan/plan.ts';
import { flattenSeats, type Seat, seatRows } from '../../../machines/seat-plan/seats.ts';

function seatsOf(json: unknown) {
  const parsed = parseSeatPlan(json);
  if (!parsed.ok) throw new Error('The demo plan is broken: see plan.test.ts.');
  return { seats: flattenSeats(parsed.plan), rows: seatRows(parsed.plan) };
}

const { seats, rows } = seatsOf(drawHall());
const index = (row: string, number: number) => seats.findIndex((seat) => seat.guid === `${row}-${number}`);
const names = (indices: readonly number[]) => indices.map((at) => seats[at]?.guid);
const allFree = () => true;
const only =
  (...guids: string[]) =>
  (at: number) =>
    guids.includes(seats[at]?.guid ?? '');

/** Lengths of the free stretches, found the slow and obvious way. */
function freeStretches(isFree: (at: number) => boolean): number[] {
  const lengths: number[] = [];
  let length = 0;
  for (const seat of seats) {
    if (isFree(seat.index)) length += 1;
    if (length > 0 && (!isFree(seat.index) || !seat.besideNext)) {
      lengths.push(length);
      length = 0;
    }
  }
  return lengths;
}

const aHall = fc.array(fc.boolean(), { minLength: seats.length, maxLength: seats.length });
const aCrowdedHall = fc.array(
  fc.nat(9).map((n) => n === 0),
  { minLength: seats.length, maxLength: seats.length },
);
const aParty = fc.integer({ min: 1, max: 10 });

describe('the seats of a plan', () => {
  test('keep the order of the file, in absolute places', () => {
    expect(seats.map((seat) => seat.index)).toEqual(seats.map((_, at) => at));
    expect(rows.map((row) => row.name).join('')).toBe('ABCDEFGHIJKLMNPQRSOW');
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(480);
    expect(Math.max(...seats.map((seat) => seat.x))).toBeLessThan(980);
  });

  test('are beside each other within a block, not over an aisle', () => {
    expect(seats[index('A', 1)]?.besideNext).toBe(true);
    expect(seats[index('A', 5)]?.besideNext).toBe(false);
    expect(seats[index('A', 22)]?.besideNext).toBe(false);
  });
});

describe('best together', () => {
  test('is the middle of the first row of an empty hall', () => {
    expect(bestTogether(seats, allFree, 4)).toEqual({
      indices: [9, 10, 11, 12].map((n) => index('A', n + 1)),
      together: true,
    });
  });

  test('keeps to the category asked for', () => {
    const best = bestTogether(seats, allFree, 2, { category: 'Balcony' });
    expect(best?.indices.map((at) => seats[at]?.row)).toEqual(['P', 'P']);
  });

  test('goes to a worse place before it leaves a seat alone', () => {
    const isFree = only('A-10', 'A-11', 'A-12', 'N-1', 'N-2');
    expect(names(bestTogether(seats, isFree, 2)?.indices ?? [])).toEqual(['N-1', 'N-2']);
  });

  test('splits a party over neighbouring rows when no block is left', () => {
    const best = bestTogether(seats, only('A-1', 'F-11', 'F-12', 'G-12', 'G-13', 'S-20'), 4);
    expect(best?.together).toBe(false);
    expect(names(best?.indices ?? [])).toEqual(['F-11', 'F-12', 'G-12', 'G-13']);
  });

  test('splits a party over rows of the zone that holds it, however many zones have longer rows', () => {
    const [first] = seats;
    if (first === undefined) throw new Error('The demo plan has no seats');
    const row = (zone: string, name: string, length: number, y: number): Seat[] =>
      Array.from({ length }, (_, at) => ({
        ...first,
        guid: `${zone}-${name}-${at}`,
        zone,
        row: name,
        x: 20 * at,
        y,
        besideNext: at + 1 < length,
      }));
    const boxes = Array.from({ length: 30 }, (_, at) => row(`Box ${at}`, 'A', 6, 30 * at)).flat();
    const hall = [...boxes, ...row('Stalls', 'A', 5, 1000), ...row('Stalls', 'B', 5, 1030)];
    const best = bestTogether(
      hall.map((seat, at) => ({ ...seat, index: at })),
      allFree,
      7,
    );
    expect(best?.indices.map((at) => hall[at]?.zone)).toEqual(Array.from({ length: 7 }, () => 'Stalls'));
  });

  test('answers nothing when too few seats are free, or none are asked for', () => {
    expect(bestTogether(seats, only('A-1'), 2)).toBeUndefined();
    expect(bestTogether(seats, allFree, 0)).toBeUndefined();
    expect(bestTogether(seats, allFree, 1.5)).toBeUndefined();
  });

  test.each([
    ['half full', aHall],
    ['almost full', aCrowdedHall],
  ])('takes the number asked for, each once and free, in a hall %s', (_, hall) => {
    fc.assert(
      fc.property(hall, aParty, (free, count) => {
        const isFree = (at: number) => free[at] === true;
        const best = bestTogether(seats, isFree, count);
        if (!best) return free.filter(Boolean).length < count;
        return new Set(best.indices).size === count && best.indices.every(isFree);
      }),
    );
  });

  test('is side by side whenever a block exists', () => {
    fc.assert(
      fc.property(aHall, aParty, (free, count) => {
        const isFree = (at: number) => free[at] === true;
        const best = bestTogether(seats, isFree, count);
        const adjacent = best?.indices
          .slice(1)
          .every((at, i) => best.indices[i] === at - 1 && seats[at - 1]?.besideNext);
        return freeStretches(isFree).some((length) => length >= count)
          ? best?.together === true && adjacent === true
          : best?.together !== true;
      }),
    );
  });

  test('leaves a seat alone only where every block would', () => {
    fc.assert(
      fc.property(aHall, aParty, (free, count) => {
        const isFree = (at: number) => free[at] === true;
        const best = bestTogether(seats, isFree, count);
        if (!best?.together) return true;
        const avoidable = freeStretches(isFree).some((length) => length === count || length >= count + 2);
        return !avoidable || leavesSingle(seats, isFree, best.indices).length === 0;
      }),
    );
  });
});

describe('seats left alone by a choice', () => {
  test('are those that lose their last free neighbour', () => {
    expect(names(leavesSingle(seats, allFree, [index('A', 2)]))).toEqual(['A-1']);
    expect(leavesSingle(seats, allFree, [index('A', 1)])).toEqual([]);
    expect(leavesSingle(seats, only('A-1', 'A-3'), [index('A', 1)])).toEqual([]);
  });
});

test('50,000 seats are searched in the time of three frames', () => {
  const stadium = seatsOf(drawStadium()).seats;
  const isFree = (at: number) => (at * 2654435761) % 7 < 3;
  bestTogether(stadium, isFree, 4);
  /** The processor time of one search, in milliseconds. */
  const costOf = (count: number): number => {
    const before = process.threadCpuUsage();
    expect(bestTogether(stadium, isFree, count)?.indices.length).toBe(count);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  // The least of five: what other programs do to the processor's caches makes a single search dearer, and none cheaper.
  for (const count of [4, 40]) expect(Math.min(...Array.from({ length: 5 }, () => costOf(count)))).toBeLessThan(50);
});

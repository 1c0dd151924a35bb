import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawExpoFloor } from '../../../content/plans/expo-floor.ts';
import { drawHall } from '../../../content/plans/hall.ts';
import { drawStadium } from '../../../content/plans/stadium.ts';
import { parseSeatPlan } from '../../../machines/seat-plan/plan.ts';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { groupFronts, placeGroupLabels, rowLetters } from '../../../src/kit/seat-map/map-labels.ts';
import { rowChoices, seatChoices, zoneChoices } from '../../../src/kit/seat-map/picker-choices.ts';
import { createSeatMapModel, rowSeats, seatAt, seatPoint } from '../../../src/kit/seat-map/seat-map-model.ts';
import { moveBy } from '../../../src/kit/seat-map/seat-moves.ts';
import { createSeatStates } from '../../../src/kit/seat-map/seat-states.ts';

function modelOf(json: unknown) {
  const parsed = parseSeatPlan(json);
  if (!parsed.ok) throw new Error('The demo plan is broken: see plan.test.ts.');
  return createSeatMapModel(parsed.plan);
}

const hall = modelOf(drawHall());
const stadium = modelOf(drawStadium());
const at = (guid: string) => hall.seats.findIndex((seat) => seat.guid === guid);
const name = (index: number | undefined) => hall.seats[index ?? -1]?.guid;

describe('the model', () => {
  test('has neighbours 25 apart, whatever the plan was drawn in', () => {
    const [a, b] = [seatPoint(hall, at('A-10')), seatPoint(hall, at('A-11'))];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(25, 0);
  });

  test('knows single seats and rows as the whole list does', () => {
    for (const index of [0, 21, 22, 479]) expect(seatAt(hall, index)).toEqual(hall.seats[index]);
    expect(rowSeats(hall, at('C-5'))).toEqual(hall.seats.filter(({ row }) => row === 'C'));
    expect(seatAt(hall, 480)).toBeUndefined();
    expect(seatAt(stadium, 49_999)).toEqual(stadium.seats[49_999]);
  });
});

describe('a point on the map', () => {
  test('hits the nearest seat, a little beside it as well, and none in the aisle', () => {
    const seat = at('G-9');
    const { x, y } = seatPoint(hall, seat);
    expect(hall.index.hit({ x, y }, 0)).toBe(seat);
    expect(hall.index.hit({ x: x + 11, y }, 2)).toBe(seat);
    expect(hall.index.hit({ x: (seatPoint(hall, at('G-7')).x + seatPoint(hall, at('G-8')).x) / 2, y }, 2)).toBe(-1);
  });

  test('hits what a look at every seat would', () => {
    const { width, height } = hall.size;
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: width, noNaN: true }),
        fc.double({ min: 0, max: height, noNaN: true }),
        (x, y) => {
          const away = (seat: number) => Math.hypot(seatPoint(hall, seat).x - x, seatPoint(hall, seat).y - y);
          const near = hall.seats
            .map(({ index }) => index)
            .filter((seat) => away(seat) <= (hall.index.radius[seat] ?? 0) + 3);
          const nearest = near.toSorted((a, b) => away(a) - away(b))[0] ?? -1;
          expect(hall.index.hit({ x, y }, 3)).toBe(nearest);
        },
      ),
    );
  });

  test('rectangles beside the seats touch none, with none to visit', () => {
    const beside = { left: -900, right: -800, top: 0, bottom: 700 };
    expect(hall.index.touches(beside)).toBe(false);
    expect(hall.index.mayTouch(beside)).toBe(false);
    let visited = 0;
    hall.index.visit(beside, () => (visited += 1));
    hall.index.visit({ left: 5000, right: 6000, top: 0, bottom: 700 }, () => (visited += 1));
    expect(visited).toBe(0);
  });
});

describe('words on the map', () => {
  test('never lie over a seat', () => {
    for (const model of [hall, stadium]) {
      for (const letter of rowLetters(model)) expect(model.index.hit(letter, 2)).toBe(-1);
      const fronts = groupFronts(model).map((front) => ({ ...front, text: front.zone, width: 90, height: 13 }));
      for (const { x, y } of placeGroupLabels(model, fronts))
        expect(model.index.touches({ left: x - 45, right: x + 45, top: y - 6.5, bottom: y + 6.5 })).toBe(false);
    }
  });

  test('of the hall stand before every category, also where long words meet a curved row', () => {
    // "Platea ta’ quddiem, €14.00 / €18.00" where the whole hall is shown on a desk.
    const fronts = groupFronts(hall).map((front) => ({ ...front, text: front.category, width: 243, height: 14.3 }));
    expect(placeGroupLabels(hall, fronts).map(({ text }) => text)).toEqual(['Front stalls', 'Stalls', 'Balcony']);
  });

  test('name each category of the hall before its first row, and each row at both ends', () => {
    expect(groupFronts(hall).map(({ category }) => category)).toEqual(['Front stalls', 'Stalls', 'Balcony']);
    expect(rowLetters(hall).length).toBe(40);
  });

  test('of a stadium row leave out the block that they stand in', () => {
    expect(rowLetters(stadium)[0]?.text).toBe('A');
  });
});

describe('arrow keys', () => {
  test.each([
    ['ArrowRight', 'A-1', 'A-2'],
    ['ArrowRight', 'A-5', 'A-6'],
    ['ArrowLeft', 'A-1', 'A-1'],
    ['ArrowRight', 'A-22', 'A-22'],
    ['ArrowDown', 'A-11', 'B-11'],
    ['ArrowUp', 'B-11', 'A-11'],
    ['ArrowUp', 'A-11', 'A-11'],
    ['Home', 'C-9', 'C-1'],
    ['End', 'C-9', 'C-24'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(name(moveBy(hall, at(from), key))).toBe(to);
  });

  test('pages lead to the front of the next zone and back', () => {
    const down = moveBy(hall, at('G-13'), 'PageDown');
    expect(hall.seats[down ?? -1]).toMatchObject({ zone: 'Balcony', row: 'P' });
    expect(hall.seats[moveBy(hall, down ?? 0, 'PageUp') ?? -1]).toMatchObject({ zone: 'Stalls', row: 'A' });
    expect(moveBy(hall, at('G-13'), 'PageUp')).toBe(at('G-13'));
  });

  test('other keys lead nowhere', () => {
    expect(moveBy(hall, 0, 'x')).toBeUndefined();
  });

  test('reach every row of the hall from the first seat', () => {
    const reached = new Set([0]);
    for (const seat of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        reached.add(moveBy(hall, seat, key) ?? seat);
    expect(reached.size).toBe(480);
  });

  test('lead from stand to stand, each of which is a row by itself', () => {
    const floor = modelOf(drawExpoFloor());
    const stand = (guid: string) => floor.seats.findIndex((seat) => seat.guid === guid);
    const led = (from: string, key: string) => floor.seats[moveBy(floor, stand(from), key) ?? -1]?.guid;
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => led('A1', key))).toEqual([
      'A2',
      'A1',
      'B1',
      'A1',
    ]);
    expect(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'].map((key) => led('D2', key))).toEqual([
      'D2',
      'D1',
      'E2',
      'C2',
    ]);
    const reached = new Set([stand('A1')]);
    for (const seat of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        reached.add(moveBy(floor, seat, key) ?? seat);
    expect(reached.size).toBe(12);
  });
});

describe('the states of seats', () => {
  test('tell listeners which seats changed, and only those', () => {
    const states = createSeatStates(3);
    const heard: unknown[] = [];
    const stop = states.subscribe((changed) => heard.push(changed));
    states.apply([
      { index: 1, state: 2 },
      { index: 2, state: 0 },
      { index: 9, state: 1 },
    ]);
    states.apply([{ index: 1, state: 2 }]);
    states.replace([1, 0, 7]);
    stop();
    states.apply([{ index: 0, state: 0 }]);
    expect(heard).toEqual([[1], undefined]);
    expect([0, 1, 2].map(states.get)).toEqual([0, 0, 0]);
    expect(states.version).toBe(3);
  });
});

describe('the lists', () => {
  test('offer zones, rows with their free seats, and free seats only', () => {
    const states = createSeatStates(hall.count);
    states.apply(rowSeats(hall, 0).map(({ index }) => ({ index, state: index < 20 ? 2 : 0 })));
    expect(zoneChoices(hall)).toEqual(['Stalls', 'Balcony']);
    expect(
      rowChoices(hall, states.get, 'Stalls')
        .slice(0, 2)
        .map(({ free }) => free),
    ).toEqual([2, 22]);
    expect(seatChoices(hall, states.get, 0).map(({ number }) => number)).toEqual(['21', '22']);
    expect(seatChoices(hall, states.get, 99)).toEqual([]);
  });

  test('leave out what a filter excludes: seats, then rows and zones that have none', () => {
    const states = createSeatStates(hall.count);
    const isWanted = ({ category, mark }: Seat) => category === 'Stalls' && mark === 'wheelchair';
    const aside = Uint8Array.from(hall.seats, (seat) => Number(!isWanted(seat)));
    expect(zoneChoices(hall, aside)).toEqual(['Stalls']);
    const rows = rowChoices(hall, states.get, 'Stalls', aside);
    const wanted = hall.seats.filter(isWanted);
    expect(rows.map(({ row, free }) => [row.name, free])).toEqual([['W', wanted.length]]);
    expect(seatChoices(hall, states.get, rows[0]?.at ?? -1, aside)).toEqual(wanted);
  });
});

import { describe, expect, test } from 'vitest';
import { drawCarPark } from '../../../content/plans/car-park.ts';
import { drawExpoFloor } from '../../../content/plans/expo-floor.ts';
import { drawHall } from '../../../content/plans/hall.ts';
import { drawStadium } from '../../../content/plans/stadium.ts';
import { bestTogether } from '../../../machines/seat-plan/best-available.ts';
import { companionGaps } from '../../../machines/seat-plan/companions.ts';
import { parseSeatPlan } from '../../../machines/seat-plan/plan.ts';
import { middleOf, sightOf, stageOf } from '../../../machines/seat-plan/sight.ts';
import { seatsOfRow } from '../../../machines/seat-plan/seats.ts';
import { isDoubleTap } from '../../../src/kit/seat-map/gestures.ts';
import { planBounds } from '../../../src/kit/seat-map/plan-bounds.ts';
import { blockAround } from '../../../src/kit/seat-map/seat-blocks.ts';
import { stageFrom } from '../../../src/kit/seat-map/stage-from.ts';
import {
  createSeatMapModel,
  markNames,
  seatPoint,
  type SeatMapModel,
} from '../../../src/kit/seat-map/seat-map-model.ts';
import { fitView, partView } from '../../../src/kit/seat-map/view.ts';

function modelOf(json: unknown) {
  const parsed = parseSeatPlan(json);
  if (!parsed.ok) throw new Error('The demo plan is broken: see plan.test.ts.');
  return createSeatMapModel(parsed.plan);
}

const hall = modelOf(drawHall());
const at = (guid: string) => hall.seats.findIndex((seat) => seat.guid === guid);
const guids = (indices: readonly number[]) => indices.map((index) => hall.seats[index]?.guid);
const allFree = () => true;

/** The seats with the letters at the ends of their rows, in plan units. */
function seatsAndLetters(model: SeatMapModel) {
  const boxes = model.rows.flatMap((row) =>
    seatsOfRow(model.plan, row).map(({ x, y, radius }) => {
      const aside = radius * (row.labelEnds === null ? 1.2 : 5);
      return { left: x - aside, right: x + aside, top: y - radius * 1.2, bottom: y + radius * 1.2 };
    }),
  );
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

describe('the bounds of a plan', () => {
  test('leave no empty edge, and cut nothing off', () => {
    for (const model of [hall, modelOf(drawStadium()), modelOf(drawCarPark()), modelOf(drawExpoFloor())]) {
      const { x, y, radius, count } = model.index;
      for (let seat = 0; seat < count; seat += 1) {
        const [left, top, reach] = [x[seat] ?? 0, y[seat] ?? 0, radius[seat] ?? 0];
        if (left < reach || top < reach || left + reach > model.size.width || top + reach > model.size.height)
          expect.unreachable(`seat ${seat} of ${model.plan.name} is cut off`);
      }
      const { left, top, right, bottom } = planBounds(model.plan, seatsAndLetters(model));
      expect(model.size.width).toBeCloseTo((right - left) * model.unit, 6);
      expect(model.size.height).toBeCloseTo((bottom - top) * model.unit, 6);
    }
  });

  test('are those of the hull, from the prow to the stern', () => {
    expect(hall.size.height).toBeLessThan(700);
    expect(seatPoint(hall, at('A-1')).x + seatPoint(hall, at('A-22')).x).toBeCloseTo(hall.size.width, 0);
  });
});

describe('the block around a seat', () => {
  test('goes from aisle to aisle, and from one category to the next', () => {
    const { left, right, top, bottom } = blockAround(hall, at('C-12'));
    const inside = hall.seats.filter(({ index }) => {
      const { x, y } = seatPoint(hall, index);
      return x > left && x < right && y > top && y < bottom;
    });
    expect([...new Set(inside.map(({ row }) => row))]).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(inside.length).toBe(5 * 12);
  });

  test('is shown at a size to choose from, with the seat in sight', () => {
    const viewport = { width: 390, height: 620 };
    for (const guid of ['A-1', 'H-13', 'S-22', 'W-1']) {
      const seat = seatPoint(hall, at(guid));
      const view = partView(blockAround(hall, at(guid)), seat, hall.size, viewport, { cell: 25, pointer: 'coarse' });
      expect(view.scale * 25).toBeGreaterThanOrEqual(28);
      expect(view.scale * 25).toBeLessThanOrEqual(40);
      expect(seat.x * view.scale + view.left).toBeGreaterThan(0);
      expect(seat.x * view.scale + view.left).toBeLessThan(viewport.width);
    }
  });
});

test('the whole hall fits a desk beside its summary at 22 px a seat', () => {
  expect(fitView(hall.size, { width: 960, height: 641 }).scale * 25).toBeGreaterThanOrEqual(22);
});

describe('places for wheelchairs', () => {
  const places = () => hall.seats.filter(({ mark }) => mark === 'wheelchair');

  test('each have the seat of a companion right beside them', () => {
    expect(places()).toHaveLength(6);
    for (const { index, guid, besideNext } of places()) {
      expect(besideNext).toBe(true);
      expect(hall.seats[index + 1]).toMatchObject({ mark: 'companion', companionOf: guid });
      expect(markNames[hall.mark[index] ?? 0]).toBe('wheelchair');
    }
  });

  test('are picked for those who ask, in pairs, and for nobody else', () => {
    expect(guids(bestTogether(hall.seats, allFree, 2, { access: true })?.indices ?? [])).toEqual(['W-5', 'W-6']);
    expect(guids(bestTogether(hall.seats, allFree, 1, { access: true })?.indices ?? [])[0]).toMatch(/^W-(5|7)$/);
    const onlyThere = (index: number) => hall.seats[index]?.row === 'W';
    expect(bestTogether(hall.seats, onlyThere, 1)).toBeUndefined();
  });

  test('miss their other half if only one is chosen, while that is free', () => {
    expect(companionGaps(hall.seats, allFree, [at('W-1')])).toEqual([{ missing: at('W-2'), isCompanion: true }]);
    expect(companionGaps(hall.seats, allFree, [at('W-2')])).toEqual([{ missing: at('W-1'), isCompanion: false }]);
    expect(companionGaps(hall.seats, allFree, [at('W-1'), at('W-2'), at('A-1')])).toEqual([]);
    expect(companionGaps(hall.seats, () => false, [at('W-1')])).toEqual([]);
  });

  test('are refused in a plan that misspells their mark, or pairs a companion with a chair', () => {
    const problemsOf = (seat: object) => {
      const json = structuredClone(drawHall()) as { zones: { rows: { seats: object[] }[] }[] };
      json.zones[0]?.rows[0]?.seats.splice(0, 1, { ...json.zones[0].rows[0].seats[0], ...seat });
      const parsed = parseSeatPlan(json);
      return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
    };
    expect(problemsOf({ mark: 'wheelchiar' })).toEqual(['zones[0].rows[0].seats[0].mark']);
    expect(problemsOf({ companion_of: 'A-2' })).toEqual(['zones[0].rows[0].seats[0].companion_of']);
    expect(problemsOf({ companion_of: 'W-1' })).toEqual([]);
  });
});

describe('the stage', () => {
  const stage = stageOf(hall.plan) ?? expect.unreachable('The hall has no stage.');
  const sight = (guid: string) => sightOf(stage, hall.seats[at(guid)] ?? expect.unreachable(guid));

  test('is nearer to row A than to row S, on the right of seats with low numbers', () => {
    expect(sight('A-11').distance).toBeLessThan(sight('S-11').distance);
    expect([sight('G-1').side, sight('G-13').side, sight('G-26').side]).toEqual(['left', 'middle', 'right']);
    expect(sight('G-1').angle).toBeCloseTo(-sight('G-26').angle, 2);
  });

  test('is what the best seats are near to, whatever their zone', () => {
    const best = bestTogether(hall.seats, allFree, 2, { front: middleOf(stage) });
    expect(guids(best?.indices ?? [])).toEqual(['A-11', 'A-12']);
  });

  test('is missing in a stadium', () => {
    expect(stageOf(modelOf(drawStadium()).plan)).toBeUndefined();
  });
});

test('two taps are one double tap if they are soon and near', () => {
  const first = { x: 100, y: 100, time: 1000 };
  expect(isDoubleTap(undefined, first)).toBe(false);
  expect(isDoubleTap(first, { x: 110, y: 104, time: 1200 })).toBe(true);
  expect(isDoubleTap(first, { x: 100, y: 100, time: 1600 })).toBe(false);
  expect(isDoubleTap(first, { x: 140, y: 100, time: 1100 })).toBe(false);
});

describe('the view from a seat', () => {
  const stage = stageOf(hall.plan) ?? expect.unreachable('The hall has no stage.');
  const widthOf = (guid: string) => {
    const { wall } = stageFrom(stage, hall.seats[at(guid)] ?? expect.unreachable(guid), 4, { width: 160, height: 90 });
    const xs = wall.map(({ x }) => x);
    return { left: Math.min(...xs), right: Math.max(...xs) };
  };

  test('shows the stage smaller from further away, in the middle for a seat in the middle', () => {
    const [near, far] = [widthOf('C-12'), widthOf('S-11')];
    expect(near.right - near.left).toBeGreaterThan(2 * (far.right - far.left));
    expect((far.left + far.right) / 2).toBeCloseTo(80, -1);
  });

  test('shows the side that is nearer the larger', () => {
    const { wall } = stageFrom(stage, hall.seats[at('E-1')] ?? expect.unreachable(), 4, { width: 160, height: 90 });
    const [leftFoot, leftTop, rightTop, rightFoot] = wall;
    const high = (foot?: { y: number }, top?: { y: number }) => (foot?.y ?? 0) - (top?.y ?? 0);
    expect(high(leftFoot, leftTop)).toBeGreaterThan(high(rightFoot, rightTop));
  });
});

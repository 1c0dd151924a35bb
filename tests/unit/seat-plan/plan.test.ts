import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawHall } from '../../../content/plans/hall.ts';
import { drawStadium } from '../../../content/plans/stadium.ts';
import { parseSeatPlan } from '../../../machines/seat-plan/plan.ts';

const seat = (guid: string, x: number) => ({
  seat_guid: guid,
  seat_number: guid,
  position: { x, y: 0 },
  category: 'Stalls',
});

const planOf = (seats: unknown[], more: object = {}) => ({
  name: 'Hall',
  categories: [{ name: 'Stalls', color: '#0b55ae' }],
  size: { width: 100, height: 100 },
  zones: [{ name: 'Stalls', position: { x: 0, y: 0 }, rows: [{ row_number: 'A', position: { x: 0, y: 0 }, seats }] }],
  ...more,
});

const problemsOf = (json: unknown) => {
  const parsed = parseSeatPlan(json);
  return parsed.ok ? [] : parsed.problems.map(({ path }) => path);
};

describe('a plan drawn in the editor', () => {
  test('is read with its unknown keys left out', () => {
    const parsed = parseSeatPlan(planOf([{ ...seat('a', 0), uuid: 'x', made_up: 1 }], { version: 3 }));
    expect(parsed).toMatchObject({ ok: true, plan: { name: 'Hall', zones: [{ rows: [{ row_number: 'A' }] }] } });
    expect(JSON.stringify(parsed)).not.toContain('made_up');
  });

  test('may leave out areas, row positions, radii and colours', () => {
    const rows = [{ row_number: 'A', seats: [seat('a', 0)] }];
    const json = planOf([], { categories: [{ name: 'Stalls' }], zones: [{ position: { x: 5, y: 5 }, rows }] });
    expect(parseSeatPlan(json)).toMatchObject({
      ok: true,
      plan: { zones: [{ areas: [], rows: [{ position: { x: 0, y: 0 }, seats: [{ radius: 10 }] }] }] },
    });
  });

  test.each([
    { shape: 'rectangle', rectangle: { width: 3, height: 4 } },
    { shape: 'circle', circle: { radius: 3 } },
    { shape: 'ellipse', ellipse: { radius: { x: 3, y: 4 } } },
    { shape: 'polygon', polygon: { points: [{ x: 0, y: 0 }] } },
    { shape: 'text' },
  ])('keeps its $shape areas', (area) => {
    const zones = [{ name: 'Z', position: { x: 0, y: 0 }, rows: [], areas: [area] }];
    expect(parseSeatPlan(planOf([], { zones }))).toMatchObject({ ok: true, plan: { zones: [{ areas: [area] }] } });
  });
});

describe('a broken plan is refused with the place', () => {
  test.each<[string, unknown, string[]]>([
    ['no object at all', 'hall', ['', 'size', 'name', 'categories', 'size.width', 'size.height', 'zones']],
    ['no zones', planOf([], { zones: undefined }), ['zones']],
    ['no rows', planOf([], { zones: [{ name: 'Z', position: { x: 0, y: 0 } }] }), ['zones[0].rows']],
    ['no seats', planOf([], { zones: [{ rows: [{ row_number: 'A' }] }] }), ['zones[0].rows[0].seats']],
    [
      'an unknown category',
      planOf([seat('a', 0), { ...seat('b', 9), category: 'Box' }]),
      ['zones[0].rows[0].seats[1].category'],
    ],
    ['a guid used twice', planOf([seat('a', 0), seat('a', 9)]), ['zones[0].rows[0].seats[1].seat_guid']],
    ['a position that is no number', planOf([seat('a', NaN)]), ['zones[0].rows[0].seats[0].position.x']],
    ['no position', planOf([{ ...seat('a', 0), position: undefined }]), ['zones[0].rows[0].seats[0].position']],
    ['a radius of zero', planOf([{ ...seat('a', 0), radius: 0 }]), ['zones[0].rows[0].seats[0].radius']],
    ['a number for a text', planOf([{ ...seat('a', 0), seat_number: 4 }]), ['zones[0].rows[0].seats[0].seat_number']],
    ['a size of nothing', planOf([], { size: { width: 0, height: 10 } }), ['size.width']],
    ['a category twice', planOf([], { categories: [{ name: 'A' }, { name: 'A' }] }), ['categories[1].name']],
    [
      'an unknown shape',
      planOf([], { zones: [{ rows: [], areas: [{ shape: 'star' }] }] }),
      ['zones[0].areas[0].shape'],
    ],
  ])('%s', (_, json, paths) => {
    expect(problemsOf(json).toSorted()).toEqual(paths.toSorted());
  });

  test('with every mistake told at once, each with how to mend it', () => {
    const parsed = parseSeatPlan(planOf([{ ...seat('a', NaN), category: 3 }]));
    expect(parsed).toEqual({
      ok: false,
      problems: [
        { path: 'zones[0].rows[0].seats[0].position.x', reason: 'Put a finite number here; found null.' },
        { path: 'zones[0].rows[0].seats[0].category', reason: 'Put a text here; found 3.' },
      ],
    });
  });
});

describe('the demo plans', () => {
  test.each([
    ['temi-zammit-hall', drawHall, 480],
    ['ta-qali-stadium', drawStadium, 50_000],
  ])('%s is what its script draws, and is valid', (name, draw, count) => {
    const file: unknown = JSON.parse(readFileSync(`content/plans/${name}.json`, 'utf8'));
    expect(JSON.stringify(file) === JSON.stringify(draw())).toBe(true);
    const parsed = parseSeatPlan(file);
    if (!parsed.ok) expect.unreachable(JSON.stringify(parsed.problems.slice(0, 3)));
    else expect(parsed.plan.zones.flatMap((zone) => zone.rows.flatMap((row) => row.seats)).length).toBe(count);
  });
});

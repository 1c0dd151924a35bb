import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  between,
  centreOn,
  clampView,
  fitView,
  reveal,
  scaleLimits,
  showsAll,
  toMap,
  toViewport,
  zoomAt,
} from '../../../src/kit/seat-map/view.ts';
import { openingView } from '../../../src/kit/seat-map/opening.ts';

const map = { width: 860, height: 764 };
const desktop = { width: 1280, height: 752 };
const phone = { width: 390, height: 560 };
const stadium = { width: 8360, height: 7360 };
const mouse = { cell: 25, pointer: 'fine' } as const;
const finger = { cell: 25, pointer: 'coarse' } as const;
const anySize = fc.record({ width: fc.integer({ min: 320, max: 2000 }), height: fc.integer({ min: 300, max: 1400 }) });
const anyView = fc.record({
  scale: fc.double({ min: 0.01, max: 10, noNaN: true }),
  left: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
  top: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
});

describe('a view', () => {
  test('that fits shows every corner of the map', () => {
    for (const viewport of [desktop, phone]) {
      const view = fitView(map, viewport);
      const corner = toViewport(view, { x: map.width, y: map.height });
      expect(view.left).toBeGreaterThanOrEqual(12);
      expect(view.top).toBeGreaterThanOrEqual(12);
      expect(corner.x).toBeLessThanOrEqual(viewport.width - 12 + 1e-6);
      expect(corner.y).toBeLessThanOrEqual(viewport.height - 12 + 1e-6);
    }
  });

  test('never loses the map, whatever was asked for', () => {
    fc.assert(
      fc.property(anyView, anySize, (asked, viewport) => {
        const view = clampView(asked, map, viewport);
        const middle = toMap(view, { x: viewport.width / 2, y: viewport.height / 2 });
        const { least, most } = scaleLimits(map, viewport);
        expect(view.scale).toBeGreaterThanOrEqual(least);
        expect(view.scale).toBeLessThanOrEqual(most);
        expect(middle.x).toBeGreaterThanOrEqual(-1e-6);
        expect(middle.x).toBeLessThanOrEqual(map.width + 1e-6);
        expect(middle.y).toBeGreaterThanOrEqual(-1e-6);
        expect(middle.y).toBeLessThanOrEqual(map.height + 1e-6);
      }),
    );
  });

  test('keeps the point under the pointer while it zooms in, at the edges too', () => {
    const from = fitView(map, desktop);
    for (const seat of [
      { x: 90, y: 120 },
      { x: 800, y: 740 },
    ]) {
      const at = toViewport(from, seat);
      let view = from;
      for (let turn = 0; turn < 12; turn += 1)
        view = clampView(zoomAt(view, 1.33, at, scaleLimits(map, desktop)), map, desktop);
      expect(toMap(view, at).x).toBeCloseTo(seat.x, 3);
      expect(toMap(view, at).y).toBeCloseTo(seat.y, 3);
    }
  });

  test('is moved no further than needed to reveal a seat', () => {
    const view = { scale: 1, left: 0, top: 0 };
    expect(reveal(view, { x: 400, y: 300 }, desktop, 72)).toEqual(view);
    expect(reveal(view, { x: 1270, y: 300 }, desktop, 72)).toEqual({ scale: 1, left: -62, top: 0 });
    expect(reveal(view, { x: 400, y: -10 }, desktop, 72)).toEqual({ scale: 1, left: 0, top: 82 });
  });

  test('glides from one place to the other', () => {
    const [from, to] = [fitView(map, desktop), centreOn({ x: 100, y: 100 }, 2, desktop)];
    const rounded = ({ scale, left, top }: typeof to) => [scale, left, top].map((each) => Number(each.toFixed(6)));
    expect(rounded(between(from, to, 0, desktop))).toEqual(rounded(from));
    expect(rounded(between(from, to, 1, desktop))).toEqual(rounded(to));
    expect(between(from, to, 0.5, desktop).scale).toBeGreaterThan(from.scale);
  });
});

describe('what is out of sight', () => {
  test('is nothing while the whole map is shown, and something on a phone that opens on seats to touch', () => {
    for (const viewport of [phone, desktop]) expect(showsAll(fitView(map, viewport), map, viewport)).toBe(true);
    expect(showsAll(openingView(map, phone, {}, finger), map, phone)).toBe(false);
  });

  test('is something as soon as an edge leaves the viewport', () => {
    const whole = fitView(map, desktop);
    expect(showsAll({ ...whole, left: whole.left - 2000 }, map, desktop)).toBe(false);
    expect(showsAll(zoomAt(whole, 3, { x: 0, y: 0 }, scaleLimits(map, desktop)), map, desktop)).toBe(false);
  });
});

describe('the opening view', () => {
  test('is the whole map where there is a mouse', () => {
    expect(openingView(map, desktop, {}, mouse)).toEqual(fitView(map, desktop));
  });

  test('is the stage and seats of 40 px on a phone', () => {
    const view = openingView(map, phone, {}, finger);
    expect(view.scale * 25).toBe(40);
    expect(view.top).toBe(12);
  });

  test('is the whole of a vast venue on a phone', () => {
    expect(openingView(stadium, phone, {}, finger)).toEqual(fitView(stadium, phone));
  });

  test.each([
    ['a phone', phone, finger, map],
    ['a phone in a vast venue', phone, finger, stadium],
    ['a desk in a vast venue', desktop, mouse, stadium],
  ])('has the seat that is chosen in sight, large enough to choose, on %s', (_, viewport, device, venue) => {
    const seat = { x: venue.width - 12, y: venue.height - 12 };
    const view = openingView(venue, viewport, { chosen: seat }, device);
    const { x, y } = toViewport(view, seat);
    expect(x).toBeLessThan(viewport.width);
    expect(y).toBeLessThan(viewport.height);
    expect(view.scale * 25).toBeGreaterThanOrEqual(30);
  });
});

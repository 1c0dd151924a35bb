import type { Page } from 'playwright-core';
import { drawHall } from '../../content/plans/hall.ts';
import { parseSeatPlan } from '../../machines/seat-plan/plan.ts';
import { createSeatMapModel, seatPoint } from '../../src/kit/seat-map/seat-map-model.ts';
import type { View } from '../../src/kit/seat-map/view.ts';

const parsed = parseSeatPlan(drawHall());
if (!parsed.ok) throw new Error('The demo hall is broken: see plan.test.ts.');
/** The demo union's hall of 480 seats, as the map lays it out. */
const hall = createSeatMapModel(parsed.plan);

/** The window of the map on the page, in CSS pixels. */
export async function mapBox(page: Page) {
  const box = await page.getByRole('grid').boundingBox();
  if (!box) throw new Error('There is no map on the page.');
  return box;
}

/** The map's view, from the place of the grid's cells over it; it follows the map once that rests. */
async function readView(page: Page): Promise<View> {
  const transform = await page
    .getByRole('grid')
    .getByRole('row')
    .evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).toFloat64Array());
  return { scale: transform[0] ?? 0, left: transform[12] ?? 0, top: transform[13] ?? 0 };
}

/** Longer than the cells take to follow a moving map, in milliseconds. */
const rest = 250;

/** The map's view once it rests. */
export async function viewOf(page: Page): Promise<View> {
  for (let before = await readView(page); ;) {
    // By the page's own timers, which stay in order however busy the machine is.
    await page.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), rest);
    const view = await readView(page);
    if (view.scale === before.scale && view.left === before.left && view.top === before.top) return view;
    before = view;
  }
}

/** Distance between neighbouring seats on the screen, in CSS pixels. */
export const pitchOf = ({ scale }: View): number => 25 * scale;

/** The point of the page at which the hall's seat is drawn. */
export async function pointOf(page: Page, view: View, guid: string): Promise<{ x: number; y: number }> {
  const { x, y } = seatPoint(
    hall,
    hall.seats.findIndex((seat) => seat.guid === guid),
  );
  const box = await mapBox(page);
  return { x: box.x + x * view.scale + view.left, y: box.y + y * view.scale + view.top };
}

/** The letters of the rows that have a whole seat in the map's window. */
export async function rowsInSight(page: Page, view: View): Promise<string[]> {
  const { width, height } = await mapBox(page);
  const isInside = (at: number, reach: number, room: number) => at - reach >= 0 && at + reach <= room;
  const seen = hall.seats.filter(({ index }) => {
    const { x, y } = seatPoint(hall, index);
    const reach = (hall.index.radius[index] ?? 0) * view.scale;
    return isInside(x * view.scale + view.left, reach, width) && isInside(y * view.scale + view.top, reach, height);
  });
  return [...new Set(seen.map(({ row }) => row))];
}

/** Spreads two fingers from a point until they are `factor` times as far apart. */
export async function pinch(page: Page, at: { x: number; y: number }, factor: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) => {
    const finger = (id: number, side: number) => ({ id, x: at.x + (side * (apart ?? 0)) / 2, y: at.y });
    const touchPoints = apart === undefined ? [] : [finger(0, -1), finger(1, 1)];
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const from = 60;
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from * factor ** (step / 8));
  await touch('touchEnd');
  await devtools.detach();
}

/** Taps a point twice, a tenth of a second apart by the events' own clock: a busy machine would turn two real taps into a choice each. */
export async function doubleTap(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const beginning = Date.now() / 1000;
  for (const after of [0, 0.1]) {
    const timestamp = beginning + after;
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
  await devtools.detach();
}

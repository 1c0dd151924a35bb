import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { drawHall } from '../../../content/plans/hall.ts';
import { drawStadium } from '../../../content/plans/stadium.ts';
import { parseSeatPlan, type SeatPlan } from '../../../machines/seat-plan/plan.ts';
import { flattenSeats } from '../../../machines/seat-plan/seats.ts';
import { SeatLegend } from '../../../src/kit/seat-map/SeatLegend.tsx';
import { SeatMap } from '../../../src/kit/seat-map/SeatMap.tsx';
import { createSeatMapModel, type SeatMapModel } from '../../../src/kit/seat-map/seat-map-model.ts';
import { createSeatStates, type SeatState, type SeatStates } from '../../../src/kit/seat-map/seat-states.ts';
// oxlint-disable-next-line import/no-unassigned-import -- styles of the whole page
import '../../../src/kit/theme/fonts.css.ts';
// oxlint-disable-next-line import/no-unassigned-import -- styles of the whole page
import '../../../src/kit/theme/global.css.ts';
import { drawBare } from './bare.ts';
import type { Drawn, Point } from './drawn.ts';
import * as styles from './page.css.ts';
import { planOf } from './plan-of.ts';
import { afterThisTask, watchFrames } from './watch-frames.ts';
import { watchMap } from './watch-map.ts';

const labels = {
  map: 'Seats. Arrow keys move, Space chooses.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole map',
  minimap: 'Overview',
  taken: () => 'Taken',
  legend: 'Seats on the map',
  available: 'Available',
  selected: 'Selected',
  onHold: 'On hold',
  booked: 'Booked',
};
const stateWords = ['available', 'on hold', 'booked', 'selected'];
const prices: Record<string, string> = { 'Front stalls': '€14', Stalls: '€12', Balcony: '€10' };
const named = (category: string) => `${category}, ${prices[category] ?? '€25'}`;
const words = {
  group: (zone: string, category: string) => (category.includes('tier') ? zone : named(category)),
  area: (text: string) => text,
};

/** A realistic crowd: more booked near the middle, some on hold; the same at every run. */
function crowd(count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, at) => {
    const chance = (Math.imul(at + 1, 2654435761) >>> 8) % 100;
    return chance < 34 ? 2 : chance < 39 ? 1 : 0;
  });
}

/** The page around the map, which stands before the plan has arrived. */
function Page({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.page}>
      <SeatLegend labels={labels} categories={Object.keys(prices).map(named)} />
      <main className={styles.main}>{children}</main>
    </div>
  );
}

function Map({ model, states }: { model: SeatMapModel; states: SeatStates }) {
  return (
    <SeatMap
      {...{ model, states, labels, words }}
      describe={(seat, state: SeatState) =>
        `${seat.zone}, row ${seat.row}, seat ${seat.number}, ${named(seat.category)}, ${stateWords[state]}`
      }
      onToggle={(index) => states.apply([{ index, state: states.get(index) === 3 ? 0 : 3 }])}
    />
  );
}

const root = createRoot(document.querySelector('#root') ?? document.body);
root.render(<Page />);

let plan: SeatPlan | undefined;
let taken: Uint8Array = new Uint8Array(0);
let drawn: Drawn | undefined;

/** Parses a plan as a page does once before its map. */
async function prepare(source: string): Promise<void> {
  const json = source === 'hall' ? drawHall() : source === '50000' ? drawStadium() : planOf(Number(source));
  // The page around the map has loaded its fonts long before.
  await Promise.all([document.fonts.load('700 12px Figtree'), document.fonts.load('800 12px Besley')]);
  const parsed = parseSeatPlan(json);
  if (!parsed.ok) throw new Error('The plan is broken.');
  plan = parsed.plan;
  taken = crowd(flattenSeats(plan).length);
}

function drawMap(of: SeatPlan): Drawn {
  const model = createSeatMapModel(of);
  const states = createSeatStates(model.count);
  states.replace(taken);
  root.render(
    <Page>
      <Map model={model} states={states} />
    </Page>,
  );
  return watchMap(model, states);
}

/** Draws the parsed plan: the part that a person waits for. Returns the milliseconds to the end of the first frame that shows it. */
async function draw(kind: 'map' | 'bare'): Promise<number> {
  if (!plan) throw new Error('Prepare a plan before drawing it.');
  const start = performance.now();
  drawn = kind === 'map' ? drawMap(plan) : drawBare(document.querySelector('main') ?? document.body, plan, taken);
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector('canvas')) afterThisTask(() => done(performance.now() - start));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const bench = {
  prepare,
  draw,
  ...watchFrames(),
  chosen: () => drawn?.chosen() ?? 0,
  isReady: () => drawn?.isReady() === true,
  isResting: () => drawn?.isResting() === true,
  zoomIn: (cell: number) => drawn?.zoomIn(cell),
  openSeatsNear: (to: Point, count: number) => {
    const away = ({ x, y }: Point) => Math.hypot(x - to.x, y - to.y);
    return (drawn?.openSeats() ?? []).toSorted((a, b) => away(a) - away(b)).slice(0, count);
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
const source = new URLSearchParams(location.search).get('plan');
if (source) void prepare(source).then(() => draw('map'));

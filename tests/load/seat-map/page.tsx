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
import * as styles from './page.css.ts';
import { planOf } from './plan-of.ts';
import { watchFrames } from './watch-frames.ts';
import { watchPage, type Opened } from './watch-page.ts';

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

function Page({ model, states }: { model: SeatMapModel; states: SeatStates }) {
  return (
    <div className={styles.page}>
      <SeatLegend labels={labels} categories={model.plan.categories.map(({ name }) => named(name))} />
      <main className={styles.main}>
        <SeatMap
          {...{ model, states, labels, words }}
          describe={(seat, state: SeatState) =>
            `${seat.zone}, row ${seat.row}, seat ${seat.number}, ${named(seat.category)}, ${stateWords[state]}`
          }
          onToggle={(index) => states.apply([{ index, state: states.get(index) === 3 ? 0 : 3 }])}
        />
      </main>
    </div>
  );
}

let opened: Opened | undefined;

let plan: SeatPlan | undefined;
let taken: ArrayLike<number> = [];

/** Parses a plan as a page does once before its map. Returns the time in milliseconds. */
async function prepare(source: string): Promise<number> {
  const json = source === 'hall' ? drawHall() : source === 'stadium' ? drawStadium() : planOf(Number(source));
  // The page around the map has loaded its fonts long before.
  await Promise.all([document.fonts.load('700 12px Figtree'), document.fonts.load('800 12px Besley')]);
  const start = performance.now();
  const parsed = parseSeatPlan(json);
  if (!parsed.ok) throw new Error('The plan is broken.');
  const read = performance.now() - start;
  plan = parsed.plan;
  taken = crowd(flattenSeats(plan).length);
  return read;
}

/** Draws the parsed plan: the part that a person waits for. Returns the milliseconds to the end of the first frame that shows it. */
async function draw(): Promise<number> {
  if (!plan) throw new Error('Prepare a plan before drawing it.');
  const start = performance.now();
  const model = createSeatMapModel(plan);
  const states = createSeatStates(model.count);
  states.replace(taken);
  opened = { model, states };
  createRoot(document.querySelector('#root') ?? document.body).render(<Page model={model} states={states} />);
  const drawn = await new Promise<number>((done) => {
    const look = () => {
      if (document.querySelector('main canvas')) setTimeout(() => done(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return drawn - start;
}

const bench = { prepare, draw, ...watchFrames(), ...watchPage(() => opened) };

declare global {
  interface Window {
    bench: typeof bench;
  }
}

window.bench = bench;
const source = new URLSearchParams(location.search).get('plan');
if (source) void prepare(source).then(draw);

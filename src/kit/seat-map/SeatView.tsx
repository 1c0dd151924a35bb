import type { SeatPlan } from '../../../machines/seat-plan/plan.ts';
import { sightOf, stageOf } from '../../../machines/seat-plan/sight.ts';
import type { Seat } from '../../../machines/seat-plan/seats.ts';
import { stageFrom } from './stage-from.ts';
import * as styles from './SeatView.css.ts';

const size = { width: 160, height: 90 };

/** Usual depth of a row, in seats' widths; the first stands two of them from the stage. */
const usualRow = 1.1;

/** The heads of the row in front, the nearer the larger. */
const heads = [-68, -34, 0, 34, 68];

const listed = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A sketch of the stage from a seat: as large, and as much from the side, as somebody there sees it. Nothing for a plan without a stage. */
export function SeatView({ plan, seat }: { plan: SeatPlan; seat: Seat }) {
  const stage = stageOf(plan);
  if (!stage) return null;
  const rowsInFront = Math.max(0, Math.round(sightOf(stage, seat).distance / usualRow) - 2);
  const { wall, floor } = stageFrom(stage, seat, rowsInFront, size);
  return (
    <svg className={styles.view} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <rect className={styles.dark} width={size.width} height={size.height} />
      <polygon className={styles.lit} points={listed(wall)} />
      <polygon className={styles.boards} points={listed(floor)} />
      {rowsInFront > 0 &&
        heads.map((x) => (
          <circle key={x} className={styles.head} cx={size.width / 2 + x} cy={size.height + 2} r={13} />
        ))}
    </svg>
  );
}

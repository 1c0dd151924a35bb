import type { SeatMark } from '../../../machines/seat-plan/plan.ts';
import { SeatIcon, type SeatLook } from './SeatIcon.tsx';
import * as styles from './SeatLegend.css.ts';
import { pipingOf } from './seat-shape.ts';

export interface LegendLabels {
  /** Names the list for screen readers. */
  legend: string;
  available: string;
  selected: string;
  /** Undefined if seats are never on hold. */
  onHold?: string;
  booked: string;
}

/** A kind of place besides the usual one, in words. */
export interface LegendMark {
  mark: SeatMark;
  words: string;
}

interface Props {
  labels: LegendLabels;
  /** The plan's categories in the plan's order, in words: name and price. */
  categories?: readonly string[];
  /** The usual place of the plan, if it isn't a chair. */
  place?: SeatMark;
  /** Other kinds of places that the plan has. */
  marks?: readonly LegendMark[];
}

/** A key to the seats: each state, and each category if there are several. */
export function SeatLegend({ labels, categories = [], place = 'seat', marks = [] }: Props) {
  return (
    <ul className={styles.legend} aria-label={labels.legend}>
      <Entry look="available" mark={place} words={labels.available} />
      <Entry look="selected" mark={place} words={labels.selected} />
      {labels.onHold !== undefined && <Entry look="onHold" mark={place} words={labels.onHold} />}
      <Entry look="booked" mark={place} words={labels.booked} />
      {marks.map(({ mark, words }) => (
        <Entry key={mark} look="available" mark={mark} words={words} />
      ))}
      {categories.length > 1 &&
        categories.map((words, category) => (
          <li key={words} className={styles.category}>
            <SeatIcon look="available" piping={pipingOf(category)} />
            {words}
          </li>
        ))}
    </ul>
  );
}

function Entry({ look, mark, words }: { look: SeatLook; mark: SeatMark; words: string }) {
  return (
    <li className={styles.entry}>
      <SeatIcon look={look} mark={mark} />
      {words}
    </li>
  );
}

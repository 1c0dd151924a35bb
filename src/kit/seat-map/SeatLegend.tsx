import { SeatIcon } from './SeatIcon.tsx';
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

interface Props {
  labels: LegendLabels;
  /** The plan's categories in the plan's order, in words: name and price. */
  categories?: readonly string[];
}

/** A key to the seats: each state, and each category if there are several. */
export function SeatLegend({ labels, categories = [] }: Props) {
  return (
    <ul className={styles.legend} aria-label={labels.legend}>
      <Entry look="available" words={labels.available} />
      <Entry look="selected" words={labels.selected} />
      {labels.onHold !== undefined && <Entry look="onHold" words={labels.onHold} />}
      <Entry look="booked" words={labels.booked} />
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

function Entry({ look, words }: { look: 'available' | 'selected' | 'onHold' | 'booked'; words: string }) {
  return (
    <li className={styles.entry}>
      <SeatIcon look={look} />
      {words}
    </li>
  );
}

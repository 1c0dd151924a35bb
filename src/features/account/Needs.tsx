import { NeedRow } from './NeedRow.tsx';
import type { Need } from './needs.ts';
import * as styles from './Needs.css.ts';

function keyOf(need: Need): string {
  if (need.kind === 'booking') return need.booking.id;
  if (need.kind === 'toga') return need.rental.id;
  if (need.kind === 'ride') return need.ride.id;
  if (need.kind === 'rental') return need.request.id;
  if (need.kind === 'interview') return need.interview.id;
  return need.kind === 'payment' ? need.product : need.kind;
}

/** The things that wait for the person; nothing if there are none. The first has the page's one yellow action. */
export function Needs({ needs }: { needs: readonly Need[] }) {
  if (needs.length === 0) return null;
  return (
    <ul className={styles.list}>
      {needs.map((need, at) => (
        <NeedRow key={keyOf(need)} need={need} isFirst={at === 0} />
      ))}
    </ul>
  );
}

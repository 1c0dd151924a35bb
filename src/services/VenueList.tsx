import type { components } from '../../openapi/portal.gen.ts';
import { rows } from '../content/ContentPage.css.ts';
import * as styles from './Services.css.ts';

interface Props {
  venues: readonly components['schemas']['Venue'][];
}

/** Halls and rooms, where each is and how one gets in. */
export function VenueList({ venues }: Props) {
  return (
    <ul className={rows}>
      {venues.map(({ id, name, address, locality, access }) => (
        <li key={id} className={styles.venue}>
          <h3 className={styles.name}>{name}</h3>
          <p>
            {address}, {locality}
          </p>
          {access !== null && <p className={styles.note}>{access}</p>}
        </li>
      ))}
    </ul>
  );
}

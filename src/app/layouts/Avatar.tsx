import { Tiles } from '../../art/Tiles.tsx';
import type { Person } from '../../session/person.ts';
import * as styles from './Bar.css.ts';
import { initialOf } from './initial.ts';

/** The person's own tile with the first letter of the name on it. */
export function Avatar({ person }: { person: Person }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      <span className={styles.avatarTile}>
        <Tiles seed={`${person.firstName} ${person.lastName}`} cols={1} rows={1} />
      </span>
      <span className={styles.initial} data-initial={initialOf(person.firstName)} />
    </span>
  );
}

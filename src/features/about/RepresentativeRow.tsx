import { Portrait } from '../../kit/art/Portrait.tsx';
import { withItsNoun } from '../../kit/ui/with-its-noun.tsx';
import * as styles from './People.css.ts';
import type { Representative } from './people.queries.ts';

/** A representative, with an address to write to. */
export function RepresentativeRow({ person: { name, role, course, email, portrait } }: { person: Representative }) {
  return (
    <article className={styles.row}>
      <div className={styles.rowPortrait}>
        <Portrait seed={portrait} />
      </div>
      <div className={styles.person}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{withItsNoun(role)}</p>
        {course !== null && <p className={styles.detail}>{withItsNoun(course)}</p>}
        <p className={styles.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </article>
  );
}

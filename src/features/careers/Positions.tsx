import { rows } from '../../kit/content/ContentPage.css.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import * as styles from './Careers.css.ts';
import type { Company } from './careers.queries.ts';

/** A company's vacancies. */
export function Positions({ positions }: Pick<Company, 'positions'>) {
  return (
    <ul className={rows}>
      {positions.map(({ title, kind, about }) => (
        <li key={title} className={styles.position}>
          <h3 className={styles.positionName}>{title}</h3>
          <p className={styles.positionKind}>
            <Badge>{kind}</Badge>
          </p>
          <p className={styles.positionAbout}>{about}</p>
        </li>
      ))}
    </ul>
  );
}

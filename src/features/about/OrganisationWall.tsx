import { useTranslation } from 'react-i18next';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import * as styles from './Organisations.css.ts';
import type { StudentOrganisation } from './people.queries.ts';

/** Student organisations, each with its own tiles. */
export function OrganisationWall({ organisations }: { organisations: readonly StudentOrganisation[] }) {
  return (
    <ul className={styles.wall}>
      {organisations.map((organisation) => (
        <li key={organisation.id} id={organisation.id}>
          <Organisation organisation={organisation} />
        </li>
      ))}
    </ul>
  );
}

function Organisation({ organisation }: { organisation: StudentOrganisation }) {
  const { t } = useTranslation('about');
  const { name, kind_name, summary, founded, meets, email, website, art } = organisation;
  return (
    <article className={styles.organisation}>
      <div className={styles.floor}>
        <Tiles seed={art.seed} cols={2} rows={2} />
      </div>
      <div className={stack.s}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.kind}>{t('organisations.since', { kind: kind_name, year: founded })}</p>
        <p>{summary}</p>
        {meets !== null && <p className={styles.detail}>{meets}</p>}
        <p className={classNames(row, styles.detail)}>
          <a href={`mailto:${email}`}>{email}</a>
          {website !== null && <a href={website}>{t('organisations.website')}</a>}
        </p>
      </div>
    </article>
  );
}

import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import * as styles from './Careers.css.ts';
import type { CompanySummary } from './careers.queries.ts';

/** A company in the list. */
export function CompanyRow({ company }: { company: CompanySummary }) {
  const { t } = useTranslation('careers');
  const { slug, title, summary, sectors, stand, interviews, art } = company;
  return (
    <li className={styles.company}>
      <div className={styles.companyArt}>
        <Tiles seed={art.seed} cols={1} rows={1} />
      </div>
      <div className={styles.companyWords}>
        <h3 className={styles.companyName}>
          <a className={styles.companyLink} href={paths.company(slug)}>
            {title}
          </a>
        </h3>
        <p>{summary}</p>
        <p className={styles.detail}>{sectors.map(({ name }) => name).join(', ')}</p>
      </div>
      <p className={styles.companyFacts}>
        {interviews && <Badge tone="ok">{t('company.interviews')}</Badge>}
        {stand !== null && t('company.standAt', { stand })}
      </p>
    </li>
  );
}

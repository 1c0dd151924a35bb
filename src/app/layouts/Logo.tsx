import { useTranslation } from 'react-i18next';
import { stillPart } from '../../kit/late/late-part.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { fetchLateCode } from '../fetch-late-code.ts';
import * as styles from './Bar.css.ts';

const Eye = stillPart(async () => (await fetchLateCode()).Eye).Part;

/** The eye and the union's name, linked to the home page. `onHull` is the version for the blue of the menu. */
export function Logo({ onHull = false }: { onHull?: boolean }) {
  const { t } = useTranslation('shell');
  const { name } = useUnion();
  return (
    <a className={styles.logo} href={shellPaths.home()} aria-label={t('home', { union: name })}>
      <span className={styles.logoEye}>{onHull ? <Eye brow="yellow" iris="sky" /> : <Eye lid="outline" />}</span>
      {name}
    </a>
  );
}

import { useTranslation } from 'react-i18next';
import { Eye } from '../../kit/art/Eye.tsx';
import { useUnion } from '../../kit/union/union.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import * as styles from './Bar.css.ts';

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

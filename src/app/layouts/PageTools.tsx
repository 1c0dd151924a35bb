import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import type { AppRoute } from '../app-route.ts';
import * as styles from './PageTools.css.ts';

interface Props {
  route: AppRoute;
  /** Content at the other end of the bar. */
  children?: ReactNode;
}

/** The bar above a page; a printable page has a button to print it, on paper or as the browser's PDF. */
export function PageTools({ route, children }: Props) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.root}>
      {children}
      {route.printable === true && (
        <div className={styles.print}>
          <Button variant="quiet" onClick={() => print()}>
            {t('print')}
          </Button>
        </div>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { root } from './PrintBar.css.ts';

/** For a page worth keeping: on paper, or as the PDF that the browser makes of it. */
export function PrintBar() {
  const { t } = useTranslation('shell');
  return (
    <div className={root}>
      <Button variant="quiet" onClick={() => print()}>
        {t('print')}
      </Button>
    </div>
  );
}

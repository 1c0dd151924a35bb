import { useTranslation } from 'react-i18next';
import { wrap } from '../kit/theme/layout.css.ts';
import { Button } from '../kit/ui/Button.tsx';

/** Shown if not even the error page can be fetched. */
export function PlainFailure() {
  const { t } = useTranslation('shell');
  return (
    <div className={wrap}>
      <h1>{t('errorTitle')}</h1>
      <p>{t('errorBody')}</p>
      <Button variant="act" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </div>
  );
}

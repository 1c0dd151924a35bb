import { useTranslation } from 'react-i18next';
import { row } from '../theme/layout.css.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';

interface Props {
  /** Why the content could not be loaded, in place of 'We couldn't reach the portal'. */
  message?: string | undefined;
  /** True while it is being loaded again. */
  isBusy: boolean;
  onRetry: () => void;
}

/** Shown in place of content that could not be loaded. */
export function LoadFailed({ message, isBusy, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <Banner tone="bad" role="alert">
      <p>{message ?? t('unreached')}</p>
      <div className={row}>
        <Button variant="quiet" onClick={onRetry} busy={isBusy ? t('loading') : undefined}>
          {t('tryAgain')}
        </Button>
      </div>
    </Banner>
  );
}

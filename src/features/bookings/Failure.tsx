import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { Banner } from '../../kit/ui/Banner.tsx';

/** Says why the last request failed; renders nothing if it did not. */
export function Failure({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  if (error === null) return null;
  return (
    <Banner tone="bad" role="alert">
      {errorMessage(error) ?? t('notLoaded')}
    </Banner>
  );
}

import { useTranslation } from 'react-i18next';
import { errorMessage } from '../api/api-error.ts';
import { Banner } from '../ui/Banner.tsx';

interface Props {
  error: Error | null;
  /** Shown if the server gave no reason, in place of 'We couldn't reach the portal'. */
  otherwise?: string;
}

/** Says why the last request failed; renders nothing if it did not. */
export function Failure({ error, otherwise }: Props) {
  const { t } = useTranslation();
  if (error === null) return null;
  return (
    <Banner tone="bad" role="alert">
      {errorMessage(error) ?? otherwise ?? t('unreached')}
    </Banner>
  );
}

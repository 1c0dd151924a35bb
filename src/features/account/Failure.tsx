import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { InsecureHost } from '../../kit/browser/leave-for.ts';
import { Banner } from '../../kit/ui/Banner.tsx';

/** What went wrong with what was just asked for; nothing while all is well. */
export function Failure({ error }: { error: Error | null }) {
  const { t } = useTranslation(['common', 'account']);
  if (error === null) return null;
  return (
    <Banner tone="bad" role="alert">
      {error instanceof InsecureHost ? t('account:insecureHost') : (errorMessage(error) ?? t('notLoaded'))}
    </Banner>
  );
}

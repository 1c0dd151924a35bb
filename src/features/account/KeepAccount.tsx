import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../../kit/ui/Button.tsx';
import { Oops } from './Oops.tsx';
import { useKeepAccount } from './settings.queries.ts';

/** Cancels the account's deletion. */
export function KeepAccount({ variant }: { variant: ButtonVariant }) {
  const { t } = useTranslation('account');
  const { mutate, isPending, error, reset } = useKeepAccount();
  return (
    <>
      <Button variant={variant} busy={isPending ? t('deletion.keeping') : undefined} onClick={() => mutate()}>
        {t('deletion.keep')}
      </Button>
      <Oops error={error} onClose={reset} />
    </>
  );
}

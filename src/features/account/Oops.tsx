import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';

interface Props {
  /** Why it was not saved; null while all is well. */
  error: Error | null;
  /** The person has read it. */
  onClose: () => void;
}

/** Over the page: a change that is saved as soon as it is made was not saved. Failures of a form stand in the form instead. */
export function Oops({ error, onClose }: Props) {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open={error !== null}
      onClose={onClose}
      title={t('oops.title')}
      actions={<Button onClick={onClose}>{t('oops.ok')}</Button>}
    >
      <p>
        <strong>{t('oops.unable')}</strong>
      </p>
      <p>{errorMessage(error) ?? t('oops.unexpected')}</p>
    </Dialog>
  );
}

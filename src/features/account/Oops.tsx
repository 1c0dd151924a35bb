import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../kit/api/api-error.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';

interface Props {
  /** The reason that it was not saved; null while there is none. */
  error: Error | null;
  /** Called once the person has read it. */
  onClose: () => void;
}

/** A message over the page: a change that saves at once was not saved. A form shows its failures itself. */
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

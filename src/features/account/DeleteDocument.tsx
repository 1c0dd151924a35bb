import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { useDeleteDocument, type CareerFile } from '../../kit/documents/documents.queries.ts';
import { Failure } from '../../kit/content/Failure.tsx';

interface Props {
  file: CareerFile;
  open: boolean;
  onClose: () => void;
  /** Called once the document is deleted and the dialog closed. */
  onDeleted: () => void;
}

/** Deletes a document, after explaining the consequences. */
export function DeleteDocument({ file, open, onClose, onDeleted }: Props) {
  const { t } = useTranslation('documents');
  const { mutate, isPending, isSuccess, error, reset } = useDeleteDocument();
  // The dialog returns the focus when it closes: only then can it move on to the news.
  const whenClosed = () => {
    onClose();
    if (isSuccess) onDeleted();
    else reset();
  };
  return (
    <Dialog
      open={open}
      onClose={whenClosed}
      title={t('deleteTitle')}
      actions={
        <>
          <Button
            variant="danger"
            busy={isPending ? t('deleting') : undefined}
            onClick={() => mutate(file.id, { onSuccess: onClose })}
          >
            {t('delete')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
        </>
      }
    >
      <Failure error={error} />
      <p>
        <strong>{file.file_name}</strong>
      </p>
      {file.used_for.length > 0 && (
        <p>{t('deleteUsed', { companies: file.used_for.map(({ company }) => company).join(', ') })}</p>
      )}
      <p>{t('deleteBody')}</p>
    </Dialog>
  );
}

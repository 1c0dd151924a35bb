import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileExtensions } from '../../kit/content/file-extensions.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { DocumentForm } from '../../kit/documents/DocumentForm.tsx';
import { type CareerFile, fetchDocument, useDeleteDocument } from '../../kit/documents/documents.queries.ts';
import { PreviewFile } from '../../kit/documents/PreviewFile.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Account.css.ts';

const sizes = [
  { from: 1024 * 1024, unit: 'MB' },
  { from: 1024, unit: 'kB' },
] as const;

/** Writes the size of a file: '840 kB', '2.4 MB'; the same in both languages. */
function fileSize(bytes: number): string {
  const step = sizes.find(({ from }) => bytes >= from) ?? sizes[1];
  const size = bytes / step.from;
  return `${size >= 10 || step.unit === 'kB' ? Math.max(1, Math.round(size)) : size.toFixed(1)} ${step.unit}`;
}

interface DeleteDocumentProps {
  file: CareerFile;
  open: boolean;
  onClose: () => void;
  /** Called once the document is deleted and the dialog closed. */
  onDeleted: () => void;
}

/** Deletes a document, after explaining the consequences. */
function DeleteDocument({ file, open, onClose, onDeleted }: DeleteDocumentProps) {
  const { t } = useTranslation('documents');
  const { mutate, isPending, isSuccess, error, reset } = useDeleteDocument();
  // The dialog returns the focus when it closes: only then can it move on to the news.
  const whenClosed = () => {
    onClose();
    if (isSuccess) onDeleted();
    else reset();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={whenClosed}
      title={t('deleteTitle')}
      confirm={t('delete')}
      busy={isPending ? t('deleting') : undefined}
      onConfirm={() => mutate(file.id, { onSuccess: onClose })}
      keep={t('keep')}
    >
      <Failure error={error} />
      <p>
        <strong>{file.file_name}</strong>
      </p>
      {file.used_for.length > 0 && (
        <p>{t('deleteUsed', { companies: file.used_for.map(({ company }) => company).join(', ') })}</p>
      )}
      <p>{t('deleteBody')}</p>
    </ConfirmDialog>
  );
}

/** The name of the saved file, with the extension of its type. */
function savedName({ file_name, media_type }: CareerFile): string {
  const extension = `.${fileExtensions[media_type]}`;
  return file_name.toLowerCase().endsWith(extension) ? file_name : `${file_name}${extension}`;
}

interface Props {
  file: CareerFile;
  onDeleted: () => void;
  onReplaced: (file: CareerFile) => void;
}

/** A document: where it is attached, and ways to see, save, replace and delete it. */
export function DocumentRow({ file, onDeleted, onReplaced }: Props) {
  const { t } = useTranslation('documents');
  const moment = useMomentWords();
  const [asking, setAsking] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  return (
    <li className={styles.row}>
      <span>
        <span className={styles.name}>{file.file_name}</span>
        <span className={styles.detail}>
          {fileExtensions[file.media_type].toUpperCase()}, {fileSize(file.size)}, {moment(file.uploaded_at).date}
        </span>
        {file.used_for.map(({ id, company, start }) => (
          <span key={id} className={styles.detail}>
            {t('usedFor', { company, date: moment(start).short, time: moment(start).time })}
          </span>
        ))}
      </span>
      <div className={styles.actions}>
        <Button variant="line" onClick={() => setIsSeen(true)}>
          <span>
            {t('preview')}
            <VisuallyHidden>, {file.file_name}</VisuallyHidden>
          </span>
        </Button>
        <SaveButton
          variant="quiet"
          name={savedName(file)}
          fetchFile={() => fetchDocument(file.id)}
          of={file.file_name}
          busy={t('downloading')}
        >
          {t('download')}
        </SaveButton>
        <Button variant="quiet" onClick={() => setIsReplacing(!isReplacing)}>
          <span>
            {t('replace')}
            <VisuallyHidden>, {file.file_name}</VisuallyHidden>
          </span>
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          <span>
            {t('delete')}
            <VisuallyHidden>, {file.file_name}</VisuallyHidden>
          </span>
        </Button>
      </div>
      {isReplacing && (
        <DocumentForm
          replaces={file}
          onAdded={(now) => {
            setIsReplacing(false);
            onReplaced(now);
          }}
          ways={
            <Button variant="quiet" onClick={() => setIsReplacing(false)}>
              {t('keep')}
            </Button>
          }
        />
      )}
      {isSeen && (
        <PreviewFile
          id={file.id}
          name={file.file_name}
          mediaType={file.media_type}
          fetchFile={() => fetchDocument(file.id)}
          onClose={() => setIsSeen(false)}
        />
      )}
      <DeleteDocument file={file} open={asking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </li>
  );
}

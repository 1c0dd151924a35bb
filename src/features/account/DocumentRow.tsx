import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../kit/browser/save-file.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import * as styles from './Account.css.ts';
import { DeleteDocument } from './DeleteDocument.tsx';
import { fetchDocument, type CareerFile } from '../../kit/documents/documents.queries.ts';
import { Failure } from './Failure.tsx';
import { fileSize } from '../../kit/documents/file-size.ts';

const kinds = { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } as const;
const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** The name of the saved file, with the extension of its type. */
function savedName({ file_name, media_type }: CareerFile): string {
  const ending = `.${endings[media_type]}`;
  return file_name.toLowerCase().endsWith(ending) ? file_name : `${file_name}${ending}`;
}

/** A document, to be downloaded or deleted. */
export function DocumentRow({ file, onDeleted }: { file: CareerFile; onDeleted: () => void }) {
  const { t } = useTranslation('documents');
  const { date } = useMomentWords()(file.uploaded_at);
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchDocument(file.id),
    onSuccess: (document) => saveFile(document, savedName(file)),
  });
  return (
    <li className={styles.row}>
      <span>
        <span className={styles.name}>{file.file_name}</span>
        <span className={styles.detail}>
          {kinds[file.media_type]}, {fileSize(file.size)}, {date}
        </span>
      </span>
      <div className={styles.actions}>
        <Button variant="line" busy={isPending ? t('downloading') : undefined} onClick={() => mutate()}>
          <span>
            {t('download')}
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
      <Failure error={error} />
      <DeleteDocument file={file} open={asking} onClose={() => setAsking(false)} onDeleted={onDeleted} />
    </li>
  );
}

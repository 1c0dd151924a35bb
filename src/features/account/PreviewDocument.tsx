import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchDocument, type CareerFile } from '../../kit/documents/documents.queries.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import * as styles from './Account.css.ts';
import { Failure } from '../../kit/content/Failure.tsx';

/** An address for a document on this page alone. */
const addressQuery = ({ id, media_type: type }: CareerFile) =>
  queryOptions({
    queryKey: ['me', 'documents', id, 'address'],
    queryFn: async () => URL.createObjectURL(new Blob([await fetchDocument(id)], { type })),
    gcTime: 0,
  });

interface Props {
  file: CareerFile;
  onClose: () => void;
}

/** A document as companies will see it: a picture at once, a PDF in the browser's own viewer. */
export function PreviewDocument({ file, onClose }: Props) {
  const { t } = useTranslation('documents');
  const { file_name, media_type } = file;
  const { data: address, error } = useQuery(addressQuery(file));
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={file_name}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Failure error={error} />
      {address === undefined ? (
        error === null && <Skeleton label={t('downloading')} parts={['long', 'long']} />
      ) : media_type === 'application/pdf' ? (
        <p>
          <LinkButton variant="act" href={address} target="_blank" rel="noopener">
            {t('openPdf')}
          </LinkButton>
        </p>
      ) : (
        <img className={styles.preview} src={address} alt={t('previewOf', { name: file_name })} />
      )}
    </Dialog>
  );
}

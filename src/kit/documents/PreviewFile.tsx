import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../content/Failure.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import * as styles from './PreviewFile.css.ts';

interface Props {
  id: string;
  name: string;
  mediaType: string;
  fetchFile: () => Promise<Blob>;
  onClose: () => void;
}

/** An address for a file that works on this page only. */
const addressQuery = ({ id, mediaType, fetchFile }: Props) =>
  queryOptions({
    queryKey: ['preview', id],
    queryFn: async () => URL.createObjectURL(new Blob([await fetchFile()], { type: mediaType })),
    gcTime: 0,
  });

/** A document as others will see it: a picture on the page, a PDF in the browser's own viewer. */
export function PreviewFile(props: Props) {
  const { name, mediaType, onClose } = props;
  const { t } = useTranslation('documents');
  const { data: address, error } = useQuery(addressQuery(props));
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
      title={name}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Failure error={error} />
      {address === undefined ? (
        error === null && <Skeleton label={t('downloading')} parts={['long', 'long']} />
      ) : mediaType === 'application/pdf' ? (
        <p>
          <LinkButton variant="act" href={address} target="_blank" rel="noopener">
            {t('openPdf')}
          </LinkButton>
        </p>
      ) : (
        <img className={styles.preview} src={address} alt={t('previewOf', { name })} />
      )}
    </Dialog>
  );
}

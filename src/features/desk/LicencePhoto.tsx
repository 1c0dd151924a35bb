import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/content/Loaded.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { licenceQuery, type PermitCase } from './permits.queries.ts';

/** One side of the licence. It is private, so an `<img>` cannot fetch it itself. */
export function LicencePhoto({ permit, side }: { permit: PermitCase; side: 'front' | 'back' }) {
  const { t } = useTranslation('desk');
  const photo = useQuery(licenceQuery(permit.id, side));
  return (
    <figure>
      <Loaded query={photo} parts={['tiles']}>
        {(file) => <Shown file={file} alt={t(`permits.licence.${side}`)} />}
      </Loaded>
      <figcaption className={styles.caption}>{t(`permits.licence.${side}`)}</figcaption>
    </figure>
  );
}

function Shown({ file, alt }: { file: Blob; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => typeof reader.result === 'string' && setAddress(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address === undefined ? null : <img className={styles.photo} src={address} alt={alt} />;
}

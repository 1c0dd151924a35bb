import { useTranslation } from 'react-i18next';
import { Strakes } from '../../kit/art/Strakes.tsx';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import type { Card } from './card.queries.ts';
import * as styles from './CardFace.css.ts';

/** The student card, painted like a boat: the holder's own tiles over the hull, and the code that shops scan. */
export function CardFace({ card: { holder, number, qr, qr_size } }: { card: Card }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.root}>
      <div className={styles.tiles}>
        <Tiles seed={holder} cols={7} rows={1} />
      </div>
      <Strakes />
      <div className={styles.hull}>
        <div className={styles.words}>
          <p className={styles.holder}>{holder}</p>
          <p className={styles.kind}>{t('card.title')}</p>
          {number !== null && <p className={styles.number}>{number}</p>}
        </div>
        {qr !== null && qr_size != null && (
          <div className={styles.codeBox}>
            <QrCode path={qr} size={qr_size} label={t('card.qr')} />
          </div>
        )}
      </div>
    </div>
  );
}

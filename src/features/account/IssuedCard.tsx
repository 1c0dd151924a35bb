import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import * as styles from './Account.css.ts';
import type { Card } from './card.queries.ts';
import { CardFace } from './CardFace.tsx';
import * as face from './CardFace.css.ts';

/** The card, and its code as large as the screen allows. */
export function IssuedCard({ card }: { card: Card }) {
  const { t } = useTranslation(['account', 'common']);
  const [large, setLarge] = useState(false);
  const close = () => setLarge(false);
  return (
    <div className={face.shown}>
      <CardFace card={card} />
      <div className={styles.actions}>
        <Button variant="act" onClick={() => setLarge(true)}>
          {t('card.show')}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {t('card.print')}
        </Button>
      </div>
      <Dialog
        open={large}
        onClose={close}
        title={t('card.showTitle')}
        actions={
          <Button variant="quiet" onClick={close}>
            {t('common:close')}
          </Button>
        }
      >
        {card.qr !== null && card.qr_size != null && <QrCode path={card.qr} size={card.qr_size} label={t('card.qr')} />}
        <p className={face.large}>{card.number}</p>
      </Dialog>
    </div>
  );
}

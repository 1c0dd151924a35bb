import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { useModal } from '../../kit/ui/use-modal.ts';
import type { PopupAdvert as Advert } from './advert.ts';
import * as styles from './PopupAdvert.css.ts';
import { useHeld } from './use-held.ts';

const closesAfterMs = 5000;

interface Props {
  advert: Advert;
  open: boolean;
  onClose: () => void;
}

/** An advert over the whole window. Closes after five seconds unless it has the pointer or the focus, and at once on a click or Esc. */
export function PopupAdvert({ advert, open, onClose }: Props) {
  const { t } = useTranslation('shell');
  const label = useRef<HTMLHeadingElement>(null);
  const dialog = useModal(open, label);
  const { held, holding } = useHeld();
  useEffect(() => {
    if (!open || held) return undefined;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [open, held, onClose]);
  return (
    // A click anywhere closes it; by keyboard, the button and Esc do.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.root} aria-label={t('adverts.label')} onClose={onClose} onClick={onClose}>
      {open && (
        <div className={styles.content} {...holding}>
          <div className={styles.head}>
            <h2 ref={label} className={styles.label} tabIndex={-1}>
              {t('adverts.label')}. {t('adverts.closesSoon')}
            </h2>
            <Button variant="primary" onClick={onClose}>
              {t('close')}
            </Button>
          </div>
          <img className={styles.image} src={advert.picture} width={540} height={960} alt={advert.title} />
        </div>
      )}
    </dialog>
  );
}

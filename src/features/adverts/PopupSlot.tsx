import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { useModal } from '../../kit/ui/use-modal.ts';
import { type PopupAdvert as Advert, advertsQuery } from './adverts.queries.ts';
import * as styles from './PopupAdvert.css.ts';
import { again } from './PopupAdvert.css.ts';
import { markSeen, wasSeen } from './seen.ts';
import { useHeld } from './use-held.ts';

const closesAfterMs = 5000;

interface Props {
  advert: Advert;
  open: boolean;
  onClose: () => void;
}

/** An advert over the whole window. Closes after five seconds unless it has the pointer or the focus, and at once on a click or Esc. */
function PopupAdvert({ advert, open, onClose }: Props) {
  const { t } = useTranslation('shell');
  const label = useRef<HTMLHeadingElement>(null);
  const dialog = useModal(open, onClose, label);
  const { held, holding } = useHeld();
  useEffect(() => {
    if (!open || held) return undefined;
    const timer = setTimeout(onClose, closesAfterMs);
    return () => clearTimeout(timer);
  }, [open, held, onClose]);
  return (
    // A click anywhere closes it; by keyboard, the button and Esc do.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog {...dialog} className={styles.root} aria-label={t('adverts.label')} onClick={onClose}>
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

/** The full-screen advert, once in a visit, and the way to see it again. Only after consent. */
export function PopupSlot() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(() => !wasSeen('popup'));
  const { data } = useQuery(advertsQuery);
  const advert = data?.popup ?? undefined;
  const close = useCallback(() => setOpen(false), []);
  const isShown = isOpen && advert !== undefined;
  useEffect(() => {
    if (isShown) markSeen('popup');
  }, [isShown]);
  if (advert === undefined) return null;
  return (
    <>
      <div className={again}>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('adverts.again')}
        </Button>
      </div>
      <PopupAdvert advert={advert} open={isOpen} onClose={close} />
    </>
  );
}

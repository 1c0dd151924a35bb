import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/Button.tsx';
import { advertsQuery } from './adverts.queries.ts';
import { PopupAdvert } from './PopupAdvert.tsx';
import { again } from './PopupAdvert.css.ts';
import { markSeen, wasSeen } from './seen.ts';

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

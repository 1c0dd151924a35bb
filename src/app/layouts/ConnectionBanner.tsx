import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { connection } from './Frame.css.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Shows that the connection is gone, and says when it is back. */
export function ConnectionBanner() {
  const { t } = useTranslation('shell');
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) setWasOffline(true);
  }, [online]);
  return (
    <>
      <LiveRegion text={online ? (wasOffline ? t('online') : '') : t('offline')} />
      {!online && (
        <div className={connection}>
          <Banner tone="warn">{t('offline')}</Banner>
        </div>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useConnection } from '../../kit/browser/connection.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { notice } from './Frame.css.ts';

/** Shows that the network is gone, and announces when it is back. */
export function ConnectionBanner() {
  const { t } = useTranslation('shell');
  const connection = useConnection();
  const words = { online: '', offline: t('offline'), back: t('online') };
  return (
    <>
      <LiveRegion text={words[connection]} />
      {connection === 'offline' && (
        <div className={notice}>
          <Banner tone="warn">{t('offline')}</Banner>
        </div>
      )}
    </>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../kit/paths.ts';
import { row } from '../kit/theme/layout.css.ts';
import { Button } from '../kit/ui/Button.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { PageTitle } from '../kit/union/PageTitle.tsx';
import { errorStatus } from './error-status.ts';
import { UnknownMiddleware } from './guards.ts';
import { NotFound, StatusPage } from './StatusPage.tsx';

/** Replaces a page that threw, with the status that the error carries. A 404 from the API shows the "not found" page. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  if (errorStatus(error) !== 404) return <Failed error={error} />;
  return (
    <>
      <PageTitle page={t('pages.notFound')} />
      <NotFound />
    </>
  );
}

/** There is no network, and this device doesn't keep the page: it opens by itself once there is one. */
function Unreached() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <StatusPage code={t('offlinePage.code')} title={t('offlinePage.title')} body={t('offlinePage.body')}>
      <PageTitle page={t('offlinePage.code')} />
      <div className={row}>
        <Button variant="act" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      </div>
    </StatusPage>
  );
}

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const [isOffline] = useState(() => !navigator.onLine);
  if (isOffline) return <Unreached />;
  const code = t('errorStatus', { status: errorStatus(error) });
  const title = error instanceof UnknownMiddleware ? error.message : t('errorTitle');
  return (
    <StatusPage code={code} title={title} body={t('errorBody')}>
      <PageTitle page={code} />
      <div className={row}>
        <Button variant="act" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
        <LinkButton href={paths.home()} variant="quiet">
          {t('backHome')}
        </LinkButton>
      </div>
    </StatusPage>
  );
}

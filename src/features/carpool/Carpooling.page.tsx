import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../kit/content/Failure.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { pageQuery } from '../../kit/content/page.queries.ts';
import { paths } from '../../kit/paths.ts';
import { muted, row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { RichText } from '../../kit/ui/RichText.tsx';
import * as styles from './Carpool.css.ts';
import { permitQuery, ridesQuery, settingsQuery, useFindable } from './carpool.queries.ts';
import { RideCard, useRideNews } from './RideCard.tsx';

/** The next ride, the way to book one, and the choice to be found by drivers: /account/carpooling */
export default function CarpoolingPage() {
  const { t } = useTranslation(['carpool', 'shell']);
  const permit = useQuery(permitQuery);
  const rides = useQuery(ridesQuery);
  const page = useQuery(pageQuery('carpooling'));
  const { told, tell } = useRideNews();
  return (
    <div className={styles.page}>
      <div className={stack.m}>
        <h1>{t('shell:pages.myCarpooling')}</h1>
        {page.data && <Lead>{page.data.lead}</Lead>}
        <Loaded query={permit}>{({ state }) => <WayIn hasPermit={state === 'valid'} />}</Loaded>
      </div>
      <section className={stack.m}>
        <h2>{t('rides.next')}</h2>
        {told}
        <Loaded query={rides}>
          {(all) => {
            const next = all.findLast(({ is_upcoming }) => is_upcoming);
            return next === undefined ? (
              <p>{t('rides.none')}</p>
            ) : (
              <ul className={styles.rides}>
                <RideCard ride={next} onOut={tell} />
              </ul>
            );
          }}
        </Loaded>
        <p>
          <MoreLink href={paths.carpools()}>{t('rides.all')}</MoreLink>
        </p>
      </section>
      <FindMe />
      <section className={styles.section}>
        <Loaded query={page}>{({ body }) => <RichText blocks={body} />}</Loaded>
      </section>
    </div>
  );
}

function WayIn({ hasPermit }: { hasPermit: boolean }) {
  const { t } = useTranslation('carpool');
  if (!hasPermit)
    return (
      <Banner title={t('noPermit.heading')}>
        <div className={stack.s}>
          <p>{t('noPermit.lead')}</p>
          <div className={row}>
            <LinkButton variant="act" href={paths.myPermit()}>
              {t('noPermit.action')}
            </LinkButton>
          </div>
        </div>
      </Banner>
    );
  return (
    <div className={row}>
      <LinkButton variant="act" href={paths.carpoolBook()}>
        {t('book')}
      </LinkButton>
    </div>
  );
}

/** The choice to be found by drivers: off by default, saved at once. */
function FindMe() {
  const { t } = useTranslation(['carpool', 'common']);
  const settings = useQuery(settingsQuery);
  const { mutate, isPending, isSuccess, error } = useFindable();
  // The mutation tells of itself a moment later: until then the box would jump back.
  const [wanted, setWanted] = useState<boolean>();
  return (
    <section className={styles.section}>
      <h2>{t('findMe.title')}</h2>
      <p className={muted}>{t('findMe.hint')}</p>
      <Failure error={error} />
      <Loaded query={settings}>
        {({ findable }) => (
          <Checkbox
            label={t('findMe.label')}
            checked={wanted ?? findable}
            onChange={({ target }) => {
              setWanted(target.checked);
              mutate(target.checked, { onSettled: () => setWanted(undefined) });
            }}
          />
        )}
      </Loaded>
      <output>{isPending ? t('ride.saving') : isSuccess ? t('findMe.saved') : ''}</output>
    </section>
  );
}

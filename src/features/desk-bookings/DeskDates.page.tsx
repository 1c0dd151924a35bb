import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { pageIn } from '../../kit/content/list-address.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { CaseHead } from '../../kit/desk/CaseHead.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { datesQuery } from './desk-bookings.queries.ts';

function DatesRoom() {
  const { t } = useTranslation('deskBookings');
  const query = useQuery(datesQuery(pageIn(new URLSearchParams(useSearch()))));
  const moment = useMomentWords();
  const link = { href: deskPaths.bookings(), label: t('title') };
  return (
    <div className={styles.page}>
      <CaseHead back={link} title={t('dates.title')} />
      <ResultList
        query={query}
        found={(count) => t('dates.found', { count })}
        href={(page) => deskPaths.dates({ page })}
        empty={{ title: t('dates.none'), body: t('dates.noneBody'), link }}
      >
        {(items) => (
          <DeskEntries
            entries={items.map(({ id, event, starts_at, is_cancelled, bookings }) => ({
              id,
              href: deskPaths.date(id),
              name: event,
              fact: `${moment(starts_at).short}, ${moment(starts_at).time}`,
              standing: is_cancelled ? (
                <Badge tone="stop">{t('dates.off')}</Badge>
              ) : (
                t('dates.bookings', { count: bookings })
              ),
            }))}
          />
        )}
      </ResultList>
    </div>
  );
}

/** Dates of events, the soonest first: /desk/bookings/dates?page= */
export default function DeskDatesPage() {
  return (
    <DeskRoom>
      <DatesRoom />
    </DeskRoom>
  );
}

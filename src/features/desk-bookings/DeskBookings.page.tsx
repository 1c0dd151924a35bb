import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { type BookingFilter, deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { toneOf } from './booking-tones.ts';
import { bookingsQuery } from './desk-bookings.queries.ts';

const fewestLetters = 2;

function filterOf(search: string): BookingFilter {
  const query = new URLSearchParams(search);
  const words = wordsIn(query, 'search');
  return {
    page: pageIn(query),
    search: words !== undefined && words.length >= fewestLetters ? words : undefined,
    occurrence: query.get('occurrence') ?? undefined,
    standing: query.get('standing') === 'true' ? 'true' : undefined,
  };
}

function BookingsRoom() {
  const { t } = useTranslation(['deskBookings', 'desk', 'content']);
  const [, navigate] = useLocation();
  const filter = filterOf(useSearch());
  const query = useQuery(bookingsQuery(filter));
  const moment = useMomentWords();
  const isQueue = filter.search === undefined && filter.occurrence === undefined;
  return (
    <div className={styles.page}>
      <PageTitle page={t('title')} />
      <h1>{t('title')}</h1>
      <SearchForm
        label={t('search')}
        submit={t('content:search')}
        words={filter.search}
        variant="act"
        onSearch={(search) => navigate(deskPaths.bookings({ search }))}
      />
      <div>
        <LinkButton href={deskPaths.dates()} variant="line">
          {t('dates.title')}
        </LinkButton>
      </div>
      <ResultList
        query={query}
        found={(count) => t(isQueue ? 'failing' : 'found', { count })}
        href={(page) => deskPaths.bookings({ ...filter, page })}
        empty={{
          title: t(isQueue ? 'noneFailing' : 'none'),
          body: t(isQueue ? 'noneFailingBody' : 'noneBody'),
          link: { href: isQueue ? deskPaths.home() : deskPaths.bookings(), label: t(isQueue ? 'desk:title' : 'title') },
        }}
      >
        {(items) => (
          <DeskEntries
            entries={items.map(({ id, reference, name, event, starts_at, state, places }) => ({
              id,
              href: deskPaths.booking(id),
              name,
              fact: `${reference}, ${event}, ${moment(starts_at).short}, ${t('places', { count: places })}`,
              standing: <Badge tone={toneOf(state)}>{t(`states.${state}`)}</Badge>,
            }))}
          />
        )}
      </ResultList>
    </div>
  );
}

/** Search results, or bookings with a failing refund: /desk/bookings?search=&occurrence=&page= */
export default function DeskBookingsPage() {
  return (
    <DeskRoom>
      <BookingsRoom />
    </DeskRoom>
  );
}

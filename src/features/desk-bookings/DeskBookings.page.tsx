import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import { type BookingFilter, deskPaths } from '../../kit/desk/desk-paths.ts';
import { DeskQueue } from '../../kit/desk/DeskQueue.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { toneOf } from './booking-tones.ts';
import { bookingsQuery } from './desk-bookings.queries.ts';

const fewestLetters = 2;

function filterOf(search: string): BookingFilter {
  const query = new URLSearchParams(search);
  const words = wordsIn(query, 'search');
  return {
    page: pageIn(query),
    search: words !== undefined && words.length >= fewestLetters ? words : undefined,
    occurrence: wordsIn(query, 'occurrence'),
    standing: query.get('standing') === 'true' ? 'true' : undefined,
  };
}

/** The search, which replaces any other filter, and the way to the dates. */
function Ways({ words }: { words: string | undefined }) {
  const { t } = useTranslation(['deskBookings', 'content']);
  const [, navigate] = useLocation();
  return (
    <>
      <SearchForm
        label={t('search')}
        submit={t('content:search')}
        words={words}
        variant="act"
        onSearch={(search) => navigate(deskPaths.bookings({ search }))}
      />
      <div>
        <LinkButton href={deskPaths.dates()} variant="line">
          {t('dates.title')}
        </LinkButton>
      </div>
    </>
  );
}

/** Search results, or bookings with a failing refund: /desk/bookings?search=&occurrence=&page= */
export default function DeskBookingsPage() {
  const { t } = useTranslation('deskBookings');
  const wanted = filterOf(useSearch());
  const moment = useMomentWords();
  const isQueue = wanted.search === undefined && wanted.occurrence === undefined;
  return (
    <DeskQueue
      title={t('title')}
      above={<Ways words={wanted.search} />}
      query={bookingsQuery(wanted)}
      wanted={wanted}
      href={deskPaths.bookings}
      found={(count) => t(isQueue ? 'failing' : 'found', { count })}
      empty={
        isQueue
          ? { title: t('noneFailing'), body: t('noneFailingBody') }
          : { title: t('none'), body: t('noneBody'), link: { href: deskPaths.bookings(), label: t('title') } }
      }
      renderEntry={({ id, reference, name, event, starts_at, state, places }) => ({
        id,
        href: deskPaths.booking(id),
        name,
        fact: `${reference}, ${event}, ${moment(starts_at).short}, ${t('places', { count: places })}`,
        standing: <Badge tone={toneOf(state)}>{t(`states.${state}`)}</Badge>,
      })}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { serverClock } from '../../kit/clock/portal-clock.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { FilterLinks } from '../../kit/content/FilterLinks.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { ResultList } from '../../kit/content/ResultList.tsx';
import { SearchForm } from '../../kit/content/SearchForm.tsx';
import * as styles from '../../kit/desk/Desk.css.ts';
import { DeskEntries } from '../../kit/desk/DeskEntries.tsx';
import { deskPaths, type TogaFilter } from '../../kit/desk/desk-paths.ts';
import { DeskRoom } from '../../kit/desk/DeskRoom.tsx';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { graduationsQuery, togaCasesQuery } from './desk-togas.queries.ts';
import { TogaBadge } from './TogaBadge.tsx';

const filters = ['under_way', 'fitting', 'collection', 'out', 'late', 'deposit'] as const;

function filterOf(search: string): TogaFilter {
  const query = new URLSearchParams(search);
  const filter = filters.find((each) => each === query.get('filter'));
  return { page: pageIn(query), filter, search: wordsIn(query, 'search') };
}

/** The graduations that there is work for, each with its stock and its picking list. */
function Graduations() {
  const { t } = useTranslation('deskTogas');
  const dayWords = useDayWords();
  const thisYear = new Date(serverClock.now()).getFullYear();
  const wordsOf = (day: string) => {
    const year = Number(day.slice(0, 4));
    const { short } = dayWords(day);
    return year === thisYear ? short : `${short} ${year}`;
  };
  return (
    <section className={stack.m}>
      <h2>{t('picking.days')}</h2>
      <p>{t('picking.hint')}</p>
      <Loaded query={useQuery(graduationsQuery)}>
        {(days) => (
          <ul className={styles.ways}>
            {days.map(({ date }) => (
              <li key={date}>
                <LinkButton variant="line" href={deskPaths.togaDay(date)}>
                  {wordsOf(date)}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function TogasRoom() {
  const { t } = useTranslation(['deskTogas', 'desk', 'content']);
  const [, navigate] = useLocation();
  const wanted = filterOf(useSearch());
  const query = useQuery(togaCasesQuery(wanted));
  const moment = useMomentWords();
  const dayWords = useDayWords();
  return (
    <div className={styles.page}>
      <PageTitle page={t('title')} />
      <h1>{t('title')}</h1>
      <div className={styles.ways}>
        <LinkButton variant="line" href={deskPaths.fittings()}>
          {t('fittings.title')}
        </LinkButton>
      </div>
      <SearchForm
        label={t('search')}
        submit={t('content:search')}
        words={wanted.search}
        onSearch={(search) => navigate(deskPaths.togas({ ...wanted, search, page: undefined }))}
      />
      <FilterLinks
        label={t('filter')}
        links={filters.map((filter) => ({
          href: deskPaths.togas({ ...wanted, filter: filter === 'under_way' ? undefined : filter, page: undefined }),
          label: t(`filters.${filter}`),
          current: (wanted.filter ?? 'under_way') === filter,
        }))}
      />
      <ResultList
        query={query}
        found={(count) => t('found', { count })}
        href={(page) => deskPaths.togas({ ...wanted, page })}
        empty={{
          title: t('none'),
          body: t('noneBody'),
          link: { href: deskPaths.home(), label: t('desk:title') },
        }}
      >
        {(items) => (
          <DeskEntries
            entries={items.map(({ id, name, reference, state, fitting, graduation_day, is_late }) => ({
              id,
              href: deskPaths.toga(id),
              name: `${name}, ${reference}`,
              fact:
                state === 'booked'
                  ? t('fittingAt', { date: moment(fitting.start).short, time: moment(fitting.start).time })
                  : t('graduatesOn', { date: dayWords(graduation_day).short }),
              standing: <TogaBadge state={state} is_late={is_late} />,
            }))}
          />
        )}
      </ResultList>
      <Graduations />
    </div>
  );
}

/** Rentals of togas, those due soonest first: /desk/togas?filter=&search=&page= */
export default function DeskTogasPage() {
  return (
    <DeskRoom>
      <TogasRoom />
    </DeskRoom>
  );
}

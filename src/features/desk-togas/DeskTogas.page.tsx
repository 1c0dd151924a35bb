import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { serverClock } from '../../kit/clock/portal-clock.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import * as styles from '../../kit/desk/Desk.css.ts';
import { deskPaths, type TogaFilter } from '../../kit/desk/desk-paths.ts';
import { DeskQueue } from '../../kit/desk/DeskQueue.tsx';
import { choiceIn } from '../../kit/desk/queue-query.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { graduationsQuery, togaCasesQuery } from './desk-togas.queries.ts';
import { TogaBadge } from './TogaBadge.tsx';

const filters = ['under_way', 'fitting', 'collection', 'out', 'late', 'deposit'] as const;

function filterOf(search: string): TogaFilter {
  const query = new URLSearchParams(search);
  return { page: pageIn(query), filter: choiceIn(query, 'filter', filters), search: wordsIn(query, 'search') };
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

/** Rentals of togas, those due soonest first: /desk/togas?filter=&search=&page= */
export default function DeskTogasPage() {
  const { t } = useTranslation('deskTogas');
  const wanted = filterOf(useSearch());
  const moment = useMomentWords();
  const dayWords = useDayWords();
  return (
    <DeskQueue
      title={t('title')}
      above={
        <div className={styles.ways}>
          <LinkButton variant="line" href={deskPaths.fittings()}>
            {t('fittings.title')}
          </LinkButton>
        </div>
      }
      query={togaCasesQuery(wanted)}
      wanted={wanted}
      href={deskPaths.togas}
      search={t('search')}
      filter={{ name: 'filter', label: t('filter'), choices: filters, labelOf: (filter) => t(`filters.${filter}`) }}
      found={(count) => t('found', { count })}
      empty={{ title: t('none'), body: t('noneBody') }}
      renderEntry={({ id, name, reference, state, fitting, graduation_day, is_late }) => ({
        id,
        href: deskPaths.toga(id),
        name: `${name}, ${reference}`,
        fact:
          state === 'booked'
            ? t('fittingAt', { date: moment(fitting.start).short, time: moment(fitting.start).time })
            : t('graduatesOn', { date: dayWords(graduation_day).short }),
        standing: <TogaBadge state={state} is_late={is_late} />,
      })}
    >
      <Graduations />
    </DeskQueue>
  );
}

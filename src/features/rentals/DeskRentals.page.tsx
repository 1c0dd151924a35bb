import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { DeskQueue } from '../../kit/desk/DeskQueue.tsx';
import { deskPaths, type RentalFilter } from '../../kit/desk/desk-paths.ts';
import { choiceIn } from '../../kit/desk/queue-query.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { rentalCasesQuery } from './desk-rentals.queries.ts';

const filters = ['waiting', 'asked_back', 'approved', 'due_back', 'all'] as const;

function filterOf(search: string): RentalFilter {
  const query = new URLSearchParams(search);
  return { page: pageIn(query), filter: choiceIn(query, 'filter', filters), search: wordsIn(query, 'search') };
}

/** Requests for venues and equipment, those that begin soonest first: /desk/rentals?filter=&search=&page= */
export default function DeskRentalsPage() {
  const { t } = useTranslation('deskRentals');
  const wanted = filterOf(useSearch());
  const moment = useMomentWords();
  return (
    <DeskQueue
      title={t('title')}
      query={rentalCasesQuery(wanted)}
      wanted={wanted}
      href={deskPaths.rentals}
      search={t('search')}
      filter={{ name: 'filter', label: t('filter'), choices: filters, labelOf: (filter) => t(`filters.${filter}`) }}
      found={(count) => t('found', { count })}
      empty={{ title: t('none'), body: t('noneBody') }}
      renderEntry={({ id, name, organisation, what, start }) => ({
        id,
        href: deskPaths.rental(id),
        name: organisation ?? name,
        fact: what,
        standing: t('from', { date: moment(start).short, time: moment(start).time }),
      })}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { DeskQueue } from '../../kit/desk/DeskQueue.tsx';
import { deskPaths, type PermitFilter } from '../../kit/desk/desk-paths.ts';
import { choiceIn } from '../../kit/desk/queue-query.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { fetchPermitTable, permitsQuery } from './permits.queries.ts';

const states = ['under_review', 'valid', 'refused'] as const;

function filterOf(search: string): PermitFilter {
  const query = new URLSearchParams(search);
  return { page: pageIn(query), state: choiceIn(query, 'state', states), search: wordsIn(query, 'search') };
}

/** Applications for parking permits, those that have waited longest first: /desk/permits?state=&search=&page= */
export default function PermitsPage() {
  const { t } = useTranslation('desk');
  const wanted = filterOf(useSearch());
  const moment = useMomentWords();
  return (
    <DeskQueue
      title={t('permits.title')}
      query={permitsQuery(wanted)}
      wanted={wanted}
      href={deskPaths.permits}
      search={t('permits.search')}
      filter={{
        name: 'state',
        label: t('permits.state'),
        choices: states,
        labelOf: (state) => t(`permits.states.${state}`),
      }}
      found={(count) => t('permits.found', { count })}
      empty={{ title: t('permits.none'), body: t('permits.noneBody') }}
      renderEntry={({ id, name, number_plate, since }) => ({
        id,
        href: deskPaths.permit(id),
        name,
        fact: number_plate,
        standing: t('since', { date: moment(since).short, time: moment(since).time }),
      })}
    >
      <div>
        <SaveButton name="parking-permits.csv" fetchFile={fetchPermitTable}>
          {t('permits.export')}
        </SaveButton>
      </div>
    </DeskQueue>
  );
}

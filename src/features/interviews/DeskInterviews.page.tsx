import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { pageIn, wordsIn } from '../../kit/content/list-address.ts';
import { DeskQueue } from '../../kit/desk/DeskQueue.tsx';
import { deskPaths, type InterviewFilter } from '../../kit/desk/desk-paths.ts';
import { choiceIn } from '../../kit/desk/queue-query.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { row } from '../../kit/theme/layout.css.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { fetchInterviews, interviewCasesQuery } from './desk-interviews.queries.ts';

const filters = ['to_come', 'open', 'settled', 'cancelled'] as const;

function filterOf(search: string): InterviewFilter {
  const query = new URLSearchParams(search);
  return {
    page: pageIn(query),
    filter: choiceIn(query, 'filter', filters),
    search: wordsIn(query, 'search'),
    company: wordsIn(query, 'company'),
  };
}

/** The plan of the interviews, and the table of them all. */
function Ways() {
  const { t } = useTranslation('deskInterviews');
  return (
    <div className={row}>
      <LinkButton variant="line" href={deskPaths.interviewPlan()}>
        {t('plan.title')}
      </LinkButton>
      <div>
        <SaveButton name="interviews.csv" fetchFile={fetchInterviews}>
          {t('export')}
        </SaveButton>
      </div>
    </div>
  );
}

/** Interviews at the careers expo, the earliest first: /desk/interviews?filter=&company=&search=&page= */
export default function DeskInterviewsPage() {
  const { t } = useTranslation(['deskInterviews', 'interviews']);
  const wanted = filterOf(useSearch());
  const moment = useMomentWords();
  return (
    <DeskQueue
      title={t('title')}
      above={<Ways />}
      query={interviewCasesQuery(wanted)}
      wanted={wanted}
      href={deskPaths.interviews}
      search={t('search')}
      filter={{ name: 'filter', label: t('filter'), choices: filters, labelOf: (filter) => t(`filters.${filter}`) }}
      found={(count) => t('found', { count })}
      empty={{ title: t('none'), body: t('noneBody') }}
      renderEntry={({ id, name, company, start, state, has_cv }) => ({
        id,
        href: deskPaths.interview(id),
        name,
        fact: `${company.title}, ${t(has_cv ? 'withCv' : 'withoutCv')}`,
        standing:
          state === 'booked'
            ? t('at', { date: moment(start).short, time: moment(start).time })
            : t(`interviews:states.${state}`),
      })}
    />
  );
}

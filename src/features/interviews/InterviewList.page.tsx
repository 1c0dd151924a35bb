import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { components } from '../../../openapi/portal.gen.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { fileExtensions } from '../../kit/content/file-extensions.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { SaveButton } from '../../kit/content/SaveButton.tsx';
import { useDayWords } from '../../kit/content/day-words.ts';
import { page } from '../../kit/flow/StepFrame.css.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { Badge, type BadgeTone } from '../../kit/ui/Badge.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LiveRegion } from '../../kit/ui/LiveRegion.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useFocusHome } from '../../kit/ui/use-focus-home.ts';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './interviews.css.ts';

type List = components['schemas']['InterviewList'];
type Listed = components['schemas']['ListedInterview'];
type Mark = components['schemas']['InterviewMark'];

const FRESH_MS = 30_000;
/** A link that a mail program has broken has less of it, or more. */
const wholeSecret = /^[\w-]{43}$/;

const tones: Partial<Record<Listed['state'], BadgeTone>> = { attended: 'ok', missed: 'stop' };

/** The list behind a link; its secret goes in the body, where no log, history or address keeps it. */
const listQuery = (secret: string) =>
  queryOptions({
    queryKey: ['interview list', secret],
    queryFn: async ({ signal }) => dataOf(await api.POST('/careers/interview-list', { body: { secret }, signal })),
    refetchInterval: FRESH_MS,
    retry: false,
  });

async function fetchCv(secret: string, interview: string): Promise<Blob> {
  return blobOf(
    await api.POST('/careers/interview-list/cv', {
      body: { secret, interview },
      headers: { accept: 'application/octet-stream' },
      parseAs: 'blob',
    }),
  );
}

/** Somebody who is expected: when, the CV, and whether they came. */
function Person({ secret, listed }: { secret: string; listed: Listed }) {
  const { t } = useTranslation('interviews');
  const queries = useQueryClient();
  const moment = useMomentWords();
  const { id, start, end, name, state, cv, events } = listed;
  const readAgain = () => queries.invalidateQueries({ queryKey: listQuery(secret).queryKey });
  const marking = useMutation({
    mutationFn: async (event: Mark) =>
      dataOf(await api.POST('/careers/interview-list/outcome', { body: { secret, interview: id, event } })),
    onSuccess: (list) => putAnswer(queries, listQuery(secret).queryKey, list),
    onError: () => void readAgain(),
  });
  const [isCvGone, setIsCvGone] = useState(false);
  const saveCv = async () => {
    try {
      return await fetchCv(secret, id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        await readAgain();
        setIsCvGone(true);
      }
      throw error;
    }
  };
  const entry = useFocusHome<HTMLLIElement>('h3');
  const tone = tones[state];
  const news = marking.isSuccess ? t(state === 'attended' ? 'list.mark.came' : 'list.mark.didNotCome', { name }) : '';
  const cvNews = isCvGone && cv === null ? t('list.cvGone') : '';
  return (
    <li ref={entry} className={styles.entry}>
      <div>
        <p className={styles.time}>{moment(start).time}</p>
        <p className={styles.detail}>{t('endsAt', { time: moment(end).time })}</p>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <LiveRegion text={news} />
        <LiveRegion text={cvNews} />
        {tone !== undefined && (
          <p>
            <Badge tone={tone}>{t(`list.${state === 'attended' ? 'came' : 'didNotCome'}`)}</Badge>
          </p>
        )}
        <Failure error={marking.error} otherwise={t('list.notMarked')} />
        <div className={styles.marks}>
          {cv === null ? (
            <p className={styles.detail}>{t(isCvGone ? 'list.cvGone' : 'list.noCv')}</p>
          ) : (
            <SaveButton
              name={`${name}.${fileExtensions[cv.media_type]}`}
              fetchFile={saveCv}
              failed={t('list.cvFailed')}
            >
              {t('list.cv', { name })}
            </SaveButton>
          )}
          {events.map((event) => (
            <Button
              key={event}
              variant={event === 'interview.attend' ? 'act' : 'quiet'}
              busy={marking.isPending && marking.variables === event ? t('saving') : undefined}
              onClick={() => marking.mutate(event)}
            >
              {t(event === 'interview.attend' ? 'list.mark.came' : 'list.mark.didNotCome', { name })}
            </Button>
          ))}
        </div>
      </div>
    </li>
  );
}

function Half({ secret, part, list }: { secret: string; part: 'morning' | 'afternoon'; list: List }) {
  const { t } = useTranslation('interviews');
  const people = list[part];
  if (people.length === 0) return null;
  return (
    <section className={stack.m}>
      <h2>{t(`list.${part}`, { count: people.length })}</h2>
      <ol className={styles.list}>
        {people.map((listed) => (
          <Person key={listed.id} secret={secret} listed={listed} />
        ))}
      </ol>
    </section>
  );
}

function Opened({ secret }: { secret: string }) {
  const { t } = useTranslation(['interviews', 'common']);
  const dayWords = useDayWords();
  const moment = useMomentWords();
  const { data: list, error, isFetching, refetch } = useQuery(listQuery(secret));
  if (list === undefined && error === null)
    return <Skeleton label={t('common:loading')} parts={['heading', 'long', 'long', 'long']} />;
  if (list === undefined)
    return (
      <>
        <h1>{t('list.title')}</h1>
        <Failure error={error} />
        <div>
          <Button variant="line" busy={isFetching ? t('common:loading') : undefined} onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </div>
      </>
    );
  const { company, date, ends_at } = list;
  const people = [...list.morning, ...list.afternoon];
  return (
    <>
      <PageTitle page={`${company.title}, ${dayWords(date).short}`} />
      <div className={stack.s}>
        <h1>{company.title}</h1>
        <Lead>{t('list.lead', { date: dayWords(date).long })}</Lead>
      </div>
      <Failure error={error} />
      {people.some(({ state, events }) => state === 'booked' && events.length === 0) && <p>{t('list.marking')}</p>}
      {people.length === 0 && (
        <EmptyState title={t('list.none')}>
          <p>{t('list.noneBody')}</p>
        </EmptyState>
      )}
      <Half secret={secret} part="morning" list={list} />
      <Half secret={secret} part="afternoon" list={list} />
      <p className={styles.detail}>
        {t('list.note', { date: moment(new Date(Date.parse(ends_at) - 1).toISOString()).date })}
      </p>
    </>
  );
}

/** A company's interviews of one day, for whoever has its link: /careers/interview-list#… */
export default function InterviewListPage() {
  const { t } = useTranslation('interviews');
  const [secret, setSecret] = useState<string>();
  const whole = useFocusHome<HTMLDivElement>('h1');
  // What stands after the hash reaches no server, and isn't there while the page is rendered on one.
  useEffect(() => {
    const read = () => setSecret(window.location.hash.slice(1));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return (
    <div ref={whole} className={page}>
      <PageTitle page={t('list.title')} />
      {secret !== undefined &&
        (wholeSecret.test(secret) ? (
          <Opened key={secret} secret={secret} />
        ) : (
          <>
            <h1>{t('list.title')}</h1>
            <Banner tone="bad" role="alert">
              <p>{t('list.incomplete')}</p>
            </Banner>
          </>
        ))}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../kit/clock/portal-clock.ts';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { page } from '../../kit/flow/StepFrame.css.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { paths } from '../../kit/paths.ts';
import { stack } from '../../kit/theme/layout.css.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import * as styles from './interviews.css.ts';
import { expoQuery, type Interview, myInterviewsQuery, usePlaceWords } from './interviews.queries.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** One interview of the day, and how long there is until the next. */
function Entry({ interview, next }: { interview: Interview; next: Interview | undefined }) {
  const { t } = useTranslation('interviews');
  const moment = useMomentWords();
  const { company, start, end, arrive, cv } = interview;
  const place = usePlaceWords();
  const pause = next && Math.round((Date.parse(next.arrive) - Date.parse(end)) / MINUTE_MS);
  return (
    <>
      <li className={styles.entry}>
        <p className={styles.time}>{moment(start).time}</p>
        <div className={styles.words}>
          <h3 className={styles.name}>{company.title}</h3>
          <p>
            <strong>{place(interview)}.</strong> {t('arriveBy', { time: moment(arrive).time })}{' '}
            {t('endsAt', { time: moment(end).time })}
          </p>
          <p className={styles.detail}>{t(cv === null ? 'myDay.bring' : 'cvIs', { name: cv?.file_name })}</p>
        </div>
      </li>
      {pause !== undefined && (
        <li className={styles.entry}>
          <span aria-hidden="true" />
          <p className={styles.detail}>{t('myDay.pause', { count: pause })}</p>
        </li>
      )}
    </>
  );
}

/** A personal timetable of the expo, to print: /careers/careers-expo/my-day */
export default function MyDayPage() {
  const { t } = useTranslation('interviews');
  const [today] = useState(() => new Date(serverClock.now()).toISOString().slice(0, 10));
  const mine = useQuery(myInterviewsQuery);
  const { data: expo } = useQuery(expoQuery);
  const moment = useMomentWords();
  const dayWords = useDayWords();
  return (
    <div className={page}>
      <PageTitle page={t('myDay.title')} />
      <div className={stack.s}>
        <h1>{t('myDay.title')}</h1>
        {expo && <Lead>{t('myDay.lead', { hours: expo.hours, venue: expo.venue })}</Lead>}
      </div>
      <Loaded query={mine}>
        {(all) => {
          const booked = all.filter(({ can_change }) => can_change);
          const days = [...Map.groupBy(booked, ({ start }) => moment(start).date)];
          if (days.length === 0)
            return (
              <EmptyState title={t('myDay.none')}>
                <p>{t('noneBody')}</p>
                <p>
                  <LinkButton variant="act" href={paths.companies()}>
                    {t('others')}
                  </LinkButton>
                </p>
              </EmptyState>
            );
          return (
            <>
              {days.map(([date, interviews]) => (
                <section key={date} className={stack.m}>
                  <h2>{moment(interviews[0]?.start ?? '').long}</h2>
                  <ol className={styles.list}>
                    {interviews.map((interview, at) => (
                      <Entry key={interview.id} interview={interview} next={interviews[at + 1]} />
                    ))}
                  </ol>
                </section>
              ))}
              <div>
                <LinkButton variant="line" href={paths.myInterviews()}>
                  {t('myDay.change')}
                </LinkButton>
              </div>
            </>
          );
        }}
      </Loaded>
      {expo && (
        <p className={styles.detail}>
          {expo.starts_on > today && `${t('myDay.note', { date: dayWords(expo.starts_on).date })} `}
          {t('early', { count: expo.arrive_minutes_early })}
        </p>
      )}
    </div>
  );
}

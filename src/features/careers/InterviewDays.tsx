import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../kit/paths.ts';
import { rows } from '../../kit/content/ContentPage.css.ts';
import { muted } from '../../kit/theme/layout.css.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import * as styles from './Careers.css.ts';
import { expoQuery, type Company } from './careers.queries.ts';
import { DayFigure } from './ExpoGlance.tsx';

type Day = Company['interview_slots'][number];

/** A company's interview times, by day and half-day. */
export function InterviewDays({ days, slug }: { days: readonly Day[]; slug: string }) {
  const { t } = useTranslation('careers');
  const { data: expo } = useQuery(expoQuery);
  return (
    <>
      {expo && (
        <p className={muted}>
          {t('company.howLong', { count: expo.interview_minutes })}{' '}
          {t('company.early', { count: expo.arrive_minutes_early })}
        </p>
      )}
      <ul className={rows}>
        {days.map((day) => (
          <InterviewDay key={day.date} day={day} minutes={expo?.interview_minutes ?? 0} />
        ))}
      </ul>
      <div>
        <LinkButton variant="act" href={paths.interview(slug)}>
          {t('company.book')}
        </LinkButton>
      </div>
      <MoreLink href={paths.careersExpo()}>{t('company.how')}</MoreLink>
    </>
  );
}

/** The time of day so many minutes after another, such as 12:15. */
function timeAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return [Math.floor(total / 60) % 24, total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function InterviewDay({ day, minutes }: { day: Day; minutes: number }) {
  const { date, morning, afternoon } = day;
  const { t } = useTranslation('careers');
  const halves = [
    { name: t('company.morning'), times: morning },
    { name: t('company.afternoon'), times: afternoon },
  ];
  return (
    <li className={styles.day}>
      <DayFigure date={date} />
      <div>
        {morning.length + afternoon.length === 0 && t('company.full')}
        {halves.map(({ name, times }) => {
          const [from = '', last = from] = [times[0], times.at(-1)];
          if (times.length === 0) return null;
          return (
            <p key={name}>
              <span className={styles.half}>{name}</span>{' '}
              <span className={styles.times}>
                {t('company.slots', { count: times.length, from, to: timeAfter(last, minutes) })}
              </span>
            </p>
          );
        })}
      </div>
    </li>
  );
}

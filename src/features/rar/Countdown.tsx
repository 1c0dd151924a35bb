import { useTranslation } from 'react-i18next';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useSecondsUntil } from '../../kit/clock/use-seconds-until.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { muted } from '../../kit/theme/layout.css.ts';
import * as styles from './rar.css.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Returns the last minute before a deadline (the first moment that was too late), with its day and its time. */
export function useLastMinute(): (closesAt: string) => string {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  return (closesAt) => {
    const { long, time } = moment(minuteBefore(closesAt));
    return t('dates.moment', { date: long, time });
  };
}

/** The time until a deadline: whole days, and on its last day hours and minutes in words. */
function useTimeLeft(due: string): { days: number; isOver: boolean; words: string } {
  const { t } = useTranslation('rar');
  const seconds = useSecondsUntil(due) ?? 0;
  const days = Math.floor(seconds / DAY_SECONDS);
  const hours = t('list.hours', { count: Math.floor(seconds / HOUR_SECONDS) });
  const inHour = Math.floor((seconds % HOUR_SECONDS) / MINUTE_SECONDS);
  const minutes = inHour === 0 && seconds < HOUR_SECONDS ? t('list.lastMinute') : t('list.minutes', { count: inHour });
  const withMinutes = inHour === 0 ? hours : t('list.hoursMinutes', { hours, minutes });
  const onLastDay = seconds < HOUR_SECONDS ? minutes : withMinutes;
  return { days, isOver: seconds === 0, words: days > 0 ? t('list.days', { count: days }) : onLastDay };
}

/** The time left until a deadline, as a fact among others. */
export function TimeLeft({ due }: { due: string }) {
  const { t } = useTranslation('rar');
  const { isOver, words } = useTimeLeft(due);
  return isOver ? t('list.over') : words;
}

/** The days until the report is due; on the last day, hours and minutes. */
export function Countdown({ due, isReturned }: { due: string; isReturned: boolean }) {
  const { t } = useTranslation('rar');
  const lastMinute = useLastMinute();
  const { days, isOver, words } = useTimeLeft(due);
  const until = lastMinute(due);
  return (
    <>
      {days > 0 && (
        <p>
          <span className={styles.days}>{days}</span>
          <strong>{t('list.daysLeft', { count: days })}</strong>
        </p>
      )}
      {days === 0 && (
        <p>
          <strong>{isOver ? t('list.over') : t('list.lastDay', { left: words })}</strong>
        </p>
      )}
      <p className={muted}>{isReturned ? t('list.returnedUntil', { until }) : t('list.closes', { until })}</p>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { minuteBefore } from '../../kit/clock/minute-before.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';

/** Returns the last minute before a deadline (the first moment that was too late), with its day and its time. */
export function useLastMinute(): (closesAt: string) => string {
  const { t } = useTranslation('rar');
  const moment = useMomentWords();
  return (closesAt) => {
    const { long, time } = moment(minuteBefore(closesAt));
    return t('dates.moment', { date: long, time });
  };
}

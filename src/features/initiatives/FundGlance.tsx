import { useTranslation } from 'react-i18next';
import { useDayWords } from '../../kit/content/day-words.ts';
import { Facts } from '../../kit/content/Facts.tsx';
import { stack } from '../../kit/theme/layout.css.ts';
import { FundBadge } from './FundBadge.tsx';
import { useFundTimes } from './fund-labels.ts';
import type { Fund } from './initiatives.queries.ts';

/** The state of a fund: open or closed, its dates, its maximum, and the address for applications. */
export function FundGlance({ fund }: { fund: Fund }) {
  const { t } = useTranslation('initiatives');
  const wordsOf = useDayWords();
  const when = useFundTimes()(fund);
  const span = (from: string, to: string) => `${wordsOf(from).date} – ${wordsOf(to).date}`;
  const { open, windows, cap, events_between: events, data_kept_years, email } = fund;
  const facts = [
    ...windows.map(({ label, opens_on, closes_on }) => ({ label, value: span(opens_on, closes_on) })),
    { label: t('fund.most'), value: cap === null ? t('fund.noCap') : cap.formatted },
    ...(events === null ? [] : [{ label: t('fund.events'), value: span(events.from, events.to) }]),
    { label: t('fund.kept'), value: t('fund.years', { count: data_kept_years }) },
    { label: t('fund.write'), value: <a href={`mailto:${email}`}>{email}</a> },
  ];
  return (
    <section className={stack.m} aria-label={t('fund.glance')}>
      <div className={stack.s}>
        <p>
          <FundBadge open={open} />
        </p>
        <p>{when}</p>
      </div>
      <Facts facts={facts} />
    </section>
  );
}

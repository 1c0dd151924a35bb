import { useTranslation } from 'react-i18next';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import * as styles from './rentals.css.ts';
import type { RentalRequest } from './rentals.queries.ts';

type Span = RentalRequest['times'][number];

function SpanList({ spans }: { spans: readonly Span[] }) {
  const moment = useMomentWords();
  return (
    <ul className={styles.times}>
      {spans.map(({ start, end }) => {
        const [from, until] = [moment(start), moment(end)];
        const to = from.short === until.short ? until.time : `${until.short}, ${until.time}`;
        return (
          <li key={start}>
            {from.short}, {from.time} – {to}
          </li>
        );
      })}
    </ul>
  );
}

/** The times of a request that repeats each week, and those at which its venue is taken by now. */
export function Times({ request: { times, clashes } }: { request: RentalRequest }) {
  const { t } = useTranslation('rentals');
  return (
    <>
      {clashes.length > 0 && (
        <Banner tone="warn" title={t('times.clashes', { count: clashes.length })}>
          <SpanList spans={clashes} />
          <p>{t('times.clashesBody')}</p>
        </Banner>
      )}
      {times.length > 1 && (
        <details className={styles.all}>
          <summary className={styles.opens}>{t('times.all', { count: times.length })}</summary>
          <SpanList spans={times} />
        </details>
      )}
    </>
  );
}

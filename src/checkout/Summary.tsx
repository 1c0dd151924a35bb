import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { muted, small } from '../theme/layout.css.ts';
import { Totals } from '../ui/Totals.tsx';
import { EventWords } from './EventWords.tsx';
import { formatCents } from '../i18n/format-cents.ts';
import * as styles from './checkout.css.ts';
import { HoldClock } from './HoldClock.tsx';
import { HoldOffer } from './HoldOffer.tsx';
import { useTotals } from './use-totals.ts';

interface Props {
  action: ReactNode;
  choice?: ReactNode;
  ways?: ReactNode;
  notes?: ReactNode;
}

/** Small print. */
export function Notes({ children }: { children: ReactNode }) {
  return children === undefined ? null : <div className={`${small} ${muted}`}>{children}</div>;
}

function usePriceWords(): (cents: number, isLeast: boolean) => string {
  const { t } = useTranslation(['checkout', 'common']);
  return (cents, isLeast) => {
    if (isLeast) return t('common:priceFrom', { price: formatCents(cents) });
    return cents === 0 ? t('common:free') : formatCents(cents);
  };
}

/** What is being booked, what it comes to and how long it is held, with the way on. Its total is in sight at every step. */
export function Summary({ action, choice, ways, notes }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const price = usePriceWords();
  const { lines, cents, isLeast } = useTotals();
  const total = price(cents, isLeast && cents > 0);
  return (
    <aside className={styles.sheet} aria-label={t('summary.label')}>
      <HoldOffer />
      <div className={styles.besideOnly}>
        <EventWords />
      </div>
      {choice}
      <div className={styles.besideOnly}>
        <HoldClock meaning={t('hold.meaning')} />
        <Totals
          lines={lines.map(({ kind, count, cents: sum }) => ({
            label: t('summary.line', { count, kind }),
            amount: price(sum, isLeast && sum > 0),
          }))}
          total={{ label: t('common:total'), amount: lines.length > 0 ? total : '' }}
        />
      </div>
      <div className={styles.footline}>
        <div className={styles.footWords}>
          <span className={styles.sheetTotal}>{lines.length > 0 && total}</span>
          <HoldClock />
        </div>
        <div className={styles.action}>{action}</div>
      </div>
      <div className={styles.besideOnly}>
        {ways}
        <Notes>{notes}</Notes>
      </div>
    </aside>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { muted, small } from '../../kit/theme/layout.css.ts';
import { Totals } from '../../kit/ui/Totals.tsx';
import { EventWords } from './EventWords.tsx';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import * as styles from './checkout.css.ts';
import { HoldClock, HoldOffer } from './Hold.tsx';
import { useHeldBooking, useTickets } from './checkout.queries.ts';
import { bookingTotals, type ChoiceTotals, expectedTotals, isHeldAsWanted } from './totals.ts';
import { useFact } from './checkout.flow.ts';

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

function usePriceLabel(): (cents: number, isLeast: boolean) => string {
  const { t } = useTranslation(['checkout', 'common']);
  return (cents, isLeast) => {
    if (isLeast) return t('common:priceFrom', { price: formatCents(cents) });
    return cents === 0 ? t('common:free') : formatCents(cents);
  };
}

/** The booking's event, total and time left, with the main action. Its total is in sight at every step. */
export function Summary({ action, choice, ways, notes }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const price = usePriceLabel();
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
          {lines.length > 0 && <span className={styles.sheetTotal}>{total}</span>}
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

/** The totals of the choice: from the server's booking while one is held, else from the price list. */
function useTotals(): ChoiceTotals {
  const wanted = useFact(({ context }) => context.lines);
  const held = useFact(({ context }) => context.booking?.lines);
  const seated = useFact(({ context }) => context.seated);
  const booking = useHeldBooking();
  const tickets = useTickets();
  if (booking && held && (seated || isHeldAsWanted(held, wanted))) return bookingTotals(booking);
  return expectedTotals(wanted, tickets.data ?? []);
}

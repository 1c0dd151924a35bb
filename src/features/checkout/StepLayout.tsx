import type { MouseEvent, ReactNode } from 'react';
import { muted, small } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import * as styles from './checkout.css.ts';
import { HoldClock, HoldOffer, NearlyFull } from './Hold.tsx';
import { EventWords, StepHeading } from './Notice.tsx';
import { useTranslation } from 'react-i18next';
import { countedSteps } from '../../../machines/checkout/choice.ts';
import { StepHeader } from '../../kit/ui/StepHeader.tsx';
import { useFact, useMeta } from './checkout.flow.ts';
import {
  type CodeRefusal,
  codeRefusals,
  type Problem,
  type ShareRefusal,
  shareRefusals,
} from '../../../machines/checkout/checkout.types.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Totals } from '../../kit/ui/Totals.tsx';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { useMomentWords } from '../../kit/i18n/dates.ts';
import {
  useChosenOccurrence,
  useEvent,
  useHeldBooking,
  useTickets,
  useDifferenceWords,
  useIsExchange,
  useWholeExchange,
} from './checkout.queries.ts';
import { bookingTotals, type ChoiceTotals, expectedTotals, isHeldAsWanted } from './booking-facts.ts';

interface Props {
  lead?: string;
  /** Replaces the state's own heading. */
  heading?: string;
  /** True while the step shows an error summary. */
  hasErrors?: boolean;
  /** The previous step, in sight above the question. */
  back?: { label: string; onPress: () => void };
  /** The main action. */
  action: ReactNode;
  /** Other actions beside the main one. */
  ways?: ReactNode;
  /** The choice so far, if it can be changed in place. */
  choice?: ReactNode;
  /** Small print under the action. */
  notes?: ReactNode;
  children: ReactNode;
}

/** A step of the checkout: the question, and the sheet with the total, the time left and the main action. */
export function StepLayout({ lead, heading, hasErrors = false, back, children, ...sheet }: Props) {
  return (
    <div className={styles.step}>
      <div className={styles.question}>
        {back && (
          <div className={styles.ways}>
            <Button variant="quiet" onClick={back.onPress}>
              {back.label}
            </Button>
          </div>
        )}
        <Timeline />
        <BookedDate className={styles.bookedDate} />
        <StepHeading hasErrors={hasErrors} {...(heading !== undefined && { text: heading })} />
        {lead !== undefined && <Lead>{lead}</Lead>}
        <ProblemBanner />
        <NearlyFull />
        {children}
        <div className={styles.belowOnly}>
          {sheet.ways}
          <Notes>{sheet.notes}</Notes>
        </div>
      </div>
      <Summary {...sheet} />
    </div>
  );
}

/** The current step and the next one, in words. Nothing for a step outside the count. */
export function Timeline() {
  const { t } = useTranslation(['checkout', 'common']);
  const { step } = useMeta();
  const seated = useFact(({ context }) => context.seated);
  const counted = countedSteps({ seated });
  const at = counted.findIndex((each) => each === step);
  const shown = counted[at];
  if (shown === undefined) return null;
  const next = counted[at + 1];
  const detail = [t(`steps.${shown}`), next !== undefined && next !== 'tickets' && t(`next.${next}`)]
    .filter(Boolean)
    .join('. ');
  return (
    <StepHeader
      current={at + 1}
      total={counted.length}
      label={t('common:stepOf', { step: at + 1, steps: counted.length })}
      detail={detail}
    />
  );
}

/** The event and its date in one line: everybody sees at every step what they are booking. */
export function BookedDate({ className }: { className: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  const words = useMomentWords();
  const { data: event } = useEvent();
  const occurrence = useChosenOccurrence();
  if (!event || !occurrence) return <p className={className}>{'\u00a0'}</p>;
  const { short, time } = words(occurrence.start);
  return <p className={className}>{t('summary.booked', { event: event.title, date: short, time })}</p>;
}

/** The tones of messages that are not refusals; everything else is one. */
const tones: Partial<Record<Problem, 'info' | 'warn'>> = { paymentCancelled: 'info', changedElsewhere: 'warn' };

type AboutCode = CodeRefusal | 'codeFailed';

/** True for a message that stands beside the promo code. */
export const isAboutCode = (problem: Problem): problem is AboutCode =>
  problem === 'codeFailed' || codeRefusals.some((refusal) => refusal === problem);

type AboutShares = ShareRefusal | 'shareFailed';

/** True for a message that stands beside the friends' places. */
export const isAboutShares = (problem: Problem): problem is AboutShares =>
  problem === 'shareFailed' || shareRefusals.some((refusal) => refusal === problem);

/** Says why the server refused the last request, until the next choice. */
export function ProblemBanner() {
  const { t } = useTranslation(['checkout', 'common']);
  const problem = useFact(({ context }) => context.problem);
  // Refused names are reported in the step's own summary, which takes the focus; what is refused of codes and friends' places beside them.
  if (problem === null || problem === 'namesRefused' || isAboutCode(problem) || isAboutShares(problem)) return null;
  return (
    <Banner tone={tones[problem] ?? 'bad'} role="alert" title={t(`problem.${problem}.title`)}>
      <p>{t(`problem.${problem}.body`)}</p>
    </Banner>
  );
}

interface SummaryProps {
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

/** The price of the choice, as far as it is known. */
function useTotalPrice(): { total: string; isEmpty: boolean } {
  const price = usePriceLabel();
  const { lines, cents, isLeast } = useTotals();
  const isExchange = useIsExchange();
  const exchange = useWholeExchange();
  const difference = useDifferenceWords('short');
  // Of an exchange, only the difference is paid.
  if (isExchange) return { total: exchange ? difference(exchange) : '', isEmpty: exchange === undefined };
  return { total: price(cents, isLeast && cents > 0), isEmpty: lines.length === 0 };
}

/** Time left and price, line by line; shown beside the question. */
export function HeldTotals() {
  const { t } = useTranslation(['checkout', 'common']);
  const price = usePriceLabel();
  const { lines, isLeast } = useTotals();
  const { total, isEmpty } = useTotalPrice();
  const exchange = useWholeExchange();
  const credit = exchange && {
    label: t('exchange.credit', { reference: exchange.reference }),
    amount: `−${exchange.credit.formatted}`,
  };
  return (
    <div className={styles.besideOnly}>
      <HoldClock meaning={t('hold.meaning')} />
      <Totals
        lines={[
          ...lines.map(({ kind, count, cents }) => ({
            label: t('summary.line', { count, kind }),
            amount: price(cents, isLeast && cents > 0),
          })),
          ...(credit ? [credit] : []),
        ]}
        total={{ label: credit ? t('exchange.difference') : t('common:total'), amount: isEmpty ? '' : total }}
      />
    </div>
  );
}

/** Total and main action in one line of a phone's sheet; beside the question the action alone. */
export function Footline({ action, children }: { action: ReactNode; children?: ReactNode }) {
  const { total, isEmpty } = useTotalPrice();
  return (
    <div className={styles.footline}>
      <div className={styles.footWords}>
        {!isEmpty && <span className={styles.sheetTotal}>{total}</span>}
        {children}
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}

/** The booking's event, total and time left, with the main action. Its total is in sight at every step. */
function Summary({ action, choice, ways, notes }: SummaryProps) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <aside className={styles.sheet} aria-label={t('summary.label')}>
      <HoldOffer />
      <div className={styles.besideOnly}>
        <EventWords />
      </div>
      {choice}
      <HeldTotals />
      <Footline action={action}>
        <HoldClock />
      </Footline>
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

type ActionProps = { busy: string | undefined; disabled: boolean; children: string } & (
  | { onPress: () => void }
  | { form: string }
);

/**
 * The main action of a step. Ignores the second half of a double click, which would press the next step's button in the
 * same place.
 */
export function ActionButton({ busy, disabled, children, ...does }: ActionProps) {
  const press = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
    else if ('onPress' in does) does.onPress();
  };
  return (
    <Button
      variant="act"
      wide
      disabled={disabled}
      busy={busy}
      onClick={press}
      {...('form' in does && { type: 'submit', form: does.form })}
    >
      {children}
    </Button>
  );
}

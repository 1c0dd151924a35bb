import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '../../kit/i18n/format-cents.ts';
import { muted, row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { type Booking, isHeldAsWanted } from './booking-facts.ts';
import { useCan, useFact, useIsBusy, useSend } from './checkout.flow.ts';
import { useDifferenceWords, useEvent, useHeldBooking } from './checkout.queries.ts';
import { isAboutCode } from './StepLayout.tsx';

/** The places' ordinary price, today's, and the saving; of an exchange also the difference. Other tickets than those held have no price yet. */
function Saving({ booking: { total, listed_total, exchange } }: { booking: Booking }) {
  const { t } = useTranslation(['checkout', 'common']);
  const wanted = useFact(({ context }) => context.lines);
  const held = useFact(({ context }) => context.booking?.lines);
  const difference = useDifferenceWords();
  if (held !== undefined && !isHeldAsWanted(held, wanted)) return <p>{t('code.later')}</p>;
  const off = listed_total.amount - total.amount;
  if (off <= 0) return null;
  const sums = {
    before: listed_total.formatted,
    now: total.amount === 0 ? t('common:free') : total.formatted,
    off: formatCents(off),
  };
  return (
    <p>
      {exchange === null
        ? t('code.saving', sums)
        : t('code.savingOfExchange', { ...sums, difference: difference(exchange) })}
    </p>
  );
}

function CodeForm() {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const isBusy = useIsBusy();
  const canUse = useCan({ type: 'code.use', code: 'any' });
  const problem = useFact(({ context }) => context.problem);
  const [code, setCode] = useState('');
  const field = useId();
  const form = useRef<HTMLFormElement>(null);
  const use = (event: SubmitEvent) => {
    event.preventDefault();
    // Nothing typed is no mistake: the cursor goes where a code would be.
    if (code.trim() === '') form.current?.querySelector('input')?.focus();
    else send({ type: 'code.use', code });
  };
  const isRefused = problem !== null && isAboutCode(problem);
  return (
    <form ref={form} className={stack.s} onSubmit={use} noValidate>
      <TextInput
        id={field}
        label={t('code.label')}
        hint={t('code.hint')}
        error={isRefused ? t(`code.problem.${problem}`) : undefined}
        width="medium"
        value={code}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.target.value)}
      />
      <output className={muted}>{isBusy && t('code.busy')}</output>
      <div className={row}>
        <Button type="submit" variant="line" disabled={!canUse}>
          {t('code.use')}
        </Button>
      </div>
    </form>
  );
}

function UsedCode({ booking, code }: { booking: Booking; code: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  const send = useSend();
  const canDrop = useCan({ type: 'code.drop' });
  const problem = useFact(({ context }) => context.problem);
  return (
    <>
      <p>{t('code.used', { code })}</p>
      <Saving booking={booking} />
      {problem === 'codeFailed' && <p role="alert">{t('code.problem.codeFailed')}</p>}
      <div className={row}>
        <Button variant="quiet" disabled={!canDrop} onClick={() => send({ type: 'code.drop' })}>
          {t('code.drop')}
        </Button>
      </div>
    </>
  );
}

interface Props {
  /** None until places are held. */
  booking: Booking | undefined;
  /** The event has codes. */
  takesCodes: boolean;
}

/** The promo code of a booking and what it takes off, where the event has codes; else what a price for some people takes off. */
export function PromoCode({ booking, takesCodes }: Props) {
  const { t } = useTranslation(['checkout', 'common']);
  const code = booking?.promo_code ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(code);
  useEffect(() => {
    // The button that was pressed is gone: what came of it is read next.
    if (shown.current !== code) heading.current?.focus();
    shown.current = code;
  }, [code]);
  const isCheaper = booking !== undefined && booking.listed_total.amount > booking.total.amount;
  if (!takesCodes && code === null && !isCheaper) return null;
  return (
    <section className={stack.s}>
      <h2 ref={heading} tabIndex={-1}>
        {t(takesCodes || code !== null ? 'code.heading' : 'code.headingPrice')}
      </h2>
      {booking !== undefined &&
        (code === null ? <Saving booking={booking} /> : <UsedCode booking={booking} code={code} />)}
      {takesCodes && code === null && <CodeForm />}
    </section>
  );
}

/** The same where tickets are counted. Who can't have them held yet is told when a code can be used. */
export function PromoCodeOfTickets() {
  const { t } = useTranslation('checkout');
  const takesCodes = useEvent().data?.takes_codes === true;
  const isSignedIn = useFact(({ context }) => context.signedIn);
  const isSeated = useFact(({ context }) => context.seated);
  const booking = useHeldBooking();
  if (!isSeated && isSignedIn) return <PromoCode booking={booking} takesCodes={takesCodes} />;
  return takesCodes ? <p className={muted}>{t(isSeated ? 'code.afterSeats' : 'code.afterLogin')}</p> : null;
}

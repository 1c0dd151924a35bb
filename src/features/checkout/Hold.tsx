import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { holdMachine } from '../../../machines/hold/hold.machine.ts';
import { muted, small } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import * as styles from './checkout.css.ts';
import { useHeldBooking } from './checkout.queries.ts';
import { stepHeadingId } from './Notice.tsx';
import { useFact } from './checkout.flow.ts';
import { HoldTimer } from '../../kit/ui/HoldTimer.tsx';
import { useSecondsUntil } from '../../kit/clock/use-seconds-until.ts';

type RunningHold = ActorRefFrom<typeof holdMachine>;

/** Announced at the next pause, so that it interrupts nobody. */
const politely = 'status';

/** Returns the focus to the step's heading when the element that had it goes away. */
function useFocusReturned() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById(stepHeadingId)?.focus();
    };
  }, []);
  return box;
}

/** The number of extensions left, as the server last said, and a sentence on it. There are fewer once few places are left. */
function useMoreTime(): { left: number; words: string } {
  const { t } = useTranslation(['checkout', 'common']);
  const left = useHeldBooking()?.extensions_left ?? 0;
  return { left, words: left > 0 ? t('hold.extensions', { count: left }) : t('hold.noExtensions') };
}

/** Warns early that the hold is shorter than usual. Renders nothing while many places are left. */
export function NearlyFull() {
  const { t } = useTranslation(['checkout', 'common']);
  const { words } = useMoreTime();
  const isHeld = useFact(({ value }) => value.hold === 'held');
  const booking = useHeldBooking();
  // A group that pays apart has one end, which nothing moves.
  if (!isHeld || booking?.nearly_full !== true || booking.most_places !== null) return null;
  return (
    <p className={small}>
      {t('hold.nearlyFull')} {words}
    </p>
  );
}

function Offer({ hold }: { hold: RunningHold }) {
  const { t } = useTranslation(['checkout', 'common']);
  const box = useFocusReturned();
  const { left, words } = useMoreTime();
  const isExtending = useSelector(hold, (snapshot) => snapshot.matches('extending'));
  const canExtend = useSelector(hold, (snapshot) => snapshot.can({ type: 'hold.extend' }));
  return (
    <div ref={box}>
      <Banner tone="warn" role={politely} title={t('hold.offerTitle')}>
        <div className={styles.offer}>
          <p className={small}>
            <span className={styles.roomy}>{t('hold.offer')}</span> {words}
          </p>
          <Button
            variant="line"
            disabled={(!canExtend || left === 0) && !isExtending}
            busy={isExtending ? t('hold.extending') : undefined}
            onClick={() => hold.send({ type: 'hold.extend' })}
          >
            {t('hold.extend')}
          </Button>
        </div>
      </Banner>
    </div>
  );
}

function Unsure({ hold }: { hold: RunningHold }) {
  const { t } = useTranslation(['checkout', 'common']);
  return (
    <Banner tone="warn" role={politely}>
      <div className={styles.offer}>
        <p>{t('hold.unsure')}</p>
        <Button variant="line" onClick={() => hold.send({ type: 'retry' })}>
          {t('common:tryAgain')}
        </Button>
      </div>
    </Banner>
  );
}

/** Offers more time shortly before the hold ends, in the sheet that stays in sight. Announces it without taking the focus. */
export function HoldOffer() {
  const hold = useFact(({ children }) => children.hold);
  const isWarned = useSelector(hold, (snapshot) => snapshot?.hasTag('warning'));
  const isUnsure = useSelector(hold, (snapshot) => snapshot?.matches('unsure'));
  if (hold && isUnsure) return <Unsure hold={hold} />;
  return hold && isWarned ? <Offer hold={hold} /> : null;
}

/** Seconds until the hold ends, by the server's clock and not below zero; null while nothing is held. */
const useSecondsLeft = (): number | null =>
  useSecondsUntil(
    useFact(({ context, value }) => (value.hold !== 'held' ? null : (context.booking?.expiresAt ?? null))),
  );

/** Minutes at which the time left is announced, besides the offer of more time, which announces two. */
const spokenMinutes = [1, 5];

/** The time left of the hold, with `meaning` beside it if there is room. Renders nothing while there is no hold. */
export function HoldClock({ meaning }: { meaning?: string }) {
  const { t } = useTranslation(['checkout', 'common']);
  const secondsLeft = useSecondsLeft();
  const booking = useHeldBooking();
  if (secondsLeft === null) return null;
  const minutes = Math.ceil(secondsLeft / 60);
  const timer = (
    <HoldTimer
      secondsLeft={secondsLeft}
      totalSeconds={booking?.hold_seconds ?? secondsLeft}
      label={t('hold.tickets')}
      announcement={spokenMinutes.includes(minutes) ? t('hold.left', { count: minutes }) : ''}
    />
  );
  if (meaning === undefined) return timer;
  return (
    <p className={styles.held}>
      {timer}
      <span className={`${small} ${muted}`}>{meaning}</span>
    </p>
  );
}

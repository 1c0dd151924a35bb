import { useTranslation } from 'react-i18next';
import { muted, small } from '../theme/layout.css.ts';
import { HoldTimer } from '../ui/HoldTimer.tsx';
import * as styles from './checkout.css.ts';
import { useHeldBooking } from './checkout.queries.ts';
import { useSecondsLeft } from './use-hold.ts';

/** Minutes at which the time left is said aloud, beside the offer of more time that says when two are left. */
const spokenMinutes = [1, 5];

/** How long the places stay held, with `meaning` beside it where there is room for words. Nothing while none are. */
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

import { useTranslation } from 'react-i18next';
import { HoldTimer } from '../ui/HoldTimer.tsx';
import { useHeldBooking } from './checkout.queries.ts';
import { useSecondsLeft } from './use-hold.ts';

/** Minutes at which the time left is said aloud, beside the offer of more time that says when two are left. */
const spokenMinutes = [1, 5];

/** How long the places stay held. Nothing while none are. */
export function HoldClock() {
  const { t } = useTranslation(['checkout', 'common']);
  const secondsLeft = useSecondsLeft();
  const booking = useHeldBooking();
  if (secondsLeft === null) return null;
  const minutes = Math.ceil(secondsLeft / 60);
  return (
    <HoldTimer
      secondsLeft={secondsLeft}
      totalSeconds={booking?.hold_seconds ?? secondsLeft}
      label={t('hold.tickets')}
      announcement={spokenMinutes.includes(minutes) ? t('hold.left', { count: minutes }) : ''}
    />
  );
}

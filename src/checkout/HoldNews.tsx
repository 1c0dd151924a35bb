import { useEffect, useEffectEvent } from 'react';
import { bookingFacts } from './booking-facts.ts';
import { useHeldBooking } from './checkout.queries.ts';
import { useCheckout, useFact } from './use-checkout.ts';

/** Tells the chart when the server has ended the hold before its time: let go of in another tab, or by the union. */
export function HoldNews() {
  const { actor } = useCheckout();
  const booking = useHeldBooking();
  const isHeld = useFact(({ value }) => value.hold !== 'absent');
  const isOver = booking !== undefined && bookingFacts(booking).standing === 'over';
  const tell = useEffectEvent(() => actor.send({ type: 'hold.expired' }));
  useEffect(() => {
    if (isHeld && isOver) tell();
  }, [isHeld, isOver]);
  return null;
}

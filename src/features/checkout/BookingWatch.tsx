import { useEffect, useEffectEvent } from 'react';
import { bookingFacts, isChangedElsewhere } from './booking-facts.ts';
import { useHeldBooking } from './checkout.queries.ts';
import { useActor, useFact } from './checkout.flow.ts';

/** Tells the chart about changes to the booking elsewhere: ended early, or changed in another tab or by the union. */
export function BookingWatch() {
  const actor = useActor();
  const booking = useHeldBooking();
  const known = useFact(({ context }) => context.booking);
  const isHeld = useFact(({ value }) => value.hold !== 'absent');
  const facts = booking && bookingFacts(booking);
  const isOver = facts?.standing === 'over' || facts?.standing === 'released';
  const tellEnd = useEffectEvent(() =>
    actor.send({ type: 'hold.expired', isReleased: facts?.standing === 'released' }),
  );
  useEffect(() => {
    if (isHeld && isOver) tellEnd();
  }, [isHeld, isOver]);

  const isChanged = known !== null && facts !== undefined && isChangedElsewhere(known, facts);
  const canHear = useFact(
    (snapshot) => facts !== undefined && snapshot.can({ type: 'booking.changed', booking: facts }),
  );
  const tellChange = useEffectEvent(() => facts && actor.send({ type: 'booking.changed', booking: facts }));
  useEffect(() => {
    if (isChanged && canHear) tellChange();
  }, [isChanged, canHear]);
  return null;
}

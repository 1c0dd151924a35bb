import { useCallback, useReducer } from 'react';
import { useParams } from 'wouter';
import { isBeyondVisitors, stepAt } from './address.ts';
import { CheckoutEntry } from './CheckoutEntry.tsx';
import { StepAddress } from './StepAddress.tsx';

/** Booking places at one date of an event: /media/events/:slug/book/:occurrence/:step? */
export default function CheckoutPage() {
  const { slug = '', occurrence = '', step } = useParams();
  const [turn, begin] = useReducer((before: number) => before + 1, 0);
  const startOver = useCallback(() => begin(), []);
  return (
    <CheckoutEntry
      key={`${slug} ${turn}`}
      input={{
        eventSlug: slug,
        occurrenceId: occurrence,
        returned: null,
        isBeyondVisitors: isBeyondVisitors(stepAt(step)),
      }}
      isAtEnd={stepAt(step) === 'done'}
      startOver={startOver}
    >
      <StepAddress onElsewhere={startOver} />
    </CheckoutEntry>
  );
}

import { useCallback, useReducer } from 'react';
import { useParams } from 'wouter';
import { checkout, isBeyondVisitors, stepAt, useFact } from './checkout.flow.ts';
import { CheckoutEntry } from './Checkout.tsx';

/** Ties the checkout to the address of its page. */
function StepAddress({ onElsewhere }: { onElsewhere: () => void }) {
  const { occurrence = '', step: segment } = useParams();
  const step = stepAt(segment);
  const isElsewhere = useFact(({ context }) => step !== 'occurrence' && occurrence !== context.occurrenceId);
  return <checkout.StepAddress step={step} onElsewhere={isElsewhere ? onElsewhere : undefined} />;
}

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

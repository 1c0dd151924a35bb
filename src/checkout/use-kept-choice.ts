import { useEffect } from 'react';
import { clearCheckout, isWorthSaving, saveCheckout } from './checkout.storage.ts';
import type { CheckoutActor } from './use-checkout.ts';

/** Keeps the choice on this device as it changes, and forgets it once the booking is over and its page was left. */
export function useKeptChoice(actor: CheckoutActor, accountId: string | undefined): void {
  useEffect(() => {
    if (accountId === undefined) return undefined;
    const ownerOf = (occurrenceId: string) => ({ accountId, occurrenceId });
    const keep = (snapshot: ReturnType<CheckoutActor['getSnapshot']>) => {
      const { occurrenceId } = snapshot.context;
      if (occurrenceId !== null && isWorthSaving(snapshot))
        saveCheckout(localStorage, ownerOf(occurrenceId), actor.getPersistedSnapshot(), new Date());
    };
    keep(actor.getSnapshot());
    const subscription = actor.subscribe(keep);
    return () => {
      subscription.unsubscribe();
      const snapshot = actor.getSnapshot();
      const { occurrenceId } = snapshot.context;
      if (occurrenceId !== null && snapshot.hasTag('over')) clearCheckout(localStorage, ownerOf(occurrenceId));
    };
  }, [actor, accountId]);
}

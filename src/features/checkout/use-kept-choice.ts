import { useEffect } from 'react';
import { forgetDraft } from '../../kit/forms/draft.ts';
import { clearCheckout, draftIdOf, isWorthSaving, saveCheckout, visitor } from './checkout.storage.ts';
import type { CheckoutActor } from './checkout.flow.ts';

/** Keeps the choice on this device as it changes (a visitor's in this tab only); removes it once the booking is over and its page left. */
export function useKeptChoice(actor: CheckoutActor, accountId: string | undefined): void {
  useEffect(() => {
    const storage = accountId === undefined ? sessionStorage : localStorage;
    const ownerOf = (occurrenceId: string) => ({ accountId: accountId ?? visitor, occurrenceId });
    const keep = (snapshot: ReturnType<CheckoutActor['getSnapshot']>) => {
      const { occurrenceId } = snapshot.context;
      if (occurrenceId === null) return;
      // Saved, or over: the typed text is no longer needed.
      if (snapshot.hasTag('over') || snapshot.matches({ step: { flow: 'checkingAnswers' } }))
        forgetDraft(sessionStorage, draftIdOf(ownerOf(occurrenceId)));
      if (isWorthSaving(snapshot))
        saveCheckout(storage, ownerOf(occurrenceId), actor.getPersistedSnapshot(), new Date());
    };
    keep(actor.getSnapshot());
    const subscription = actor.subscribe(keep);
    return () => {
      subscription.unsubscribe();
      const snapshot = actor.getSnapshot();
      const { occurrenceId } = snapshot.context;
      if (occurrenceId !== null && snapshot.hasTag('over')) clearCheckout(storage, ownerOf(occurrenceId));
    };
  }, [actor, accountId]);
}

import { useEffect } from 'react';
import { forgetDraft } from '../forms/draft.ts';
import { clearCheckout, draftIdOf, isWorthSaving, saveCheckout } from './checkout.storage.ts';
import type { CheckoutActor } from './use-checkout.ts';

/** Keeps the choice on this device as it changes, and forgets it once the booking is over and its page was left. */
export function useKeptChoice(actor: CheckoutActor, accountId: string | undefined): void {
  useEffect(() => {
    if (accountId === undefined) return undefined;
    const ownerOf = (occurrenceId: string) => ({ accountId, occurrenceId });
    const keep = (snapshot: ReturnType<CheckoutActor['getSnapshot']>) => {
      const { occurrenceId } = snapshot.context;
      if (occurrenceId === null) return;
      // Saved, or over: what was typed is not needed any more.
      if (snapshot.hasTag('over') || snapshot.matches({ step: { flow: 'checkingAnswers' } }))
        forgetDraft(sessionStorage, draftIdOf(ownerOf(occurrenceId)));
      if (isWorthSaving(snapshot))
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

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../session/session.ts';
import { profileQuery } from './checkout.queries.ts';
import type { CheckoutActor } from './use-checkout.ts';

/**
 * Tells the chart when the same person is signed in again, here or in another tab. Someone else, or someone who was not signed in
 * before, starts over: nobody sees another's choice.
 */
export function useSessionNews(actor: CheckoutActor, accountId: string | undefined, startOver: () => void): void {
  const { state } = useSession();
  const queries = useQueryClient();
  const tell = useEffectEvent(async () => {
    if (!actor.getSnapshot().can({ type: 'session.restored' })) return;
    const profile = accountId === undefined ? undefined : await queries.fetchQuery(profileQuery);
    if (profile?.id === accountId && profile) actor.send({ type: 'session.restored' });
    else startOver();
  });
  useEffect(() => {
    if (state === 'signedIn') tell().catch(startOver);
  }, [state, startOver]);
}

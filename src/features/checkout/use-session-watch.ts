import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../kit/session/session.ts';
import { profileQuery } from './checkout.queries.ts';
import type { CheckoutActor } from './checkout.flow.ts';

/**
 * Tells the chart when the same person is signed in again, here or in another tab. Somebody else starts over, so that nobody sees
 * another's choice; so does a visitor, whose choice is kept for them in this tab.
 */
export function useSessionWatch(actor: CheckoutActor, accountId: string | undefined, startOver: () => void): void {
  const { state } = useSession();
  const queries = useQueryClient();
  const tell = useEffectEvent(async () => {
    if (accountId === undefined) return startOver();
    if (!actor.getSnapshot().can({ type: 'session.restored' })) return;
    const profile = await queries.fetchQuery(profileQuery);
    if (profile.id === accountId) actor.send({ type: 'session.restored' });
    else startOver();
  });
  useEffect(() => {
    if (state === 'signedIn') tell().catch(startOver);
  }, [state, startOver]);
}

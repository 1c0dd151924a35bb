import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutEvent } from '../../machines/checkout/checkout.types.ts';
import type { Profile } from './checkout.queries.ts';
import type { CheckoutSnapshot } from './screen.ts';

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;

interface Checkout {
  actor: CheckoutActor;
  /** Whose checkout it is; null while nobody is signed in. */
  profile: Profile | null;
}

const CheckoutContext = createContext<Checkout | null>(null);

/** Gives the running checkout to its screens. */
export const CheckoutProvider = CheckoutContext.Provider;

export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext);
  if (!checkout) throw new Error('useCheckout is called outside of a checkout: put the component inside <Checkout>.');
  return checkout;
}

/** One fact of the running checkout; renders again only when it changes. */
export function useFact<T>(select: (snapshot: CheckoutSnapshot) => T, isSame?: (a: T, b: T) => boolean): T {
  return useSelector(useCheckout().actor, select, isSame);
}

/** Whether the chart would act on the event now. */
export const useCan = (event: CheckoutEvent): boolean => useFact((snapshot) => snapshot.can(event));

/** Tells the chart what the person did. */
export const useSend = (): ((event: CheckoutEvent) => void) => useCheckout().actor.send;

import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutInput } from '../../machines/checkout/checkout.types.ts';
import { session } from '../session/session.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { createCheckoutActors } from './checkout.actors.ts';
import { createCheckoutCalls } from './checkout.calls.ts';
import { serverClock } from '../clock/portal-clock.ts';
import { BookingNews } from './BookingNews.tsx';
import type { Profile } from './checkout.queries.ts';
import type { Start } from './resume.ts';
import { screenOf } from './screen.ts';
import { screens } from './screens.ts';
import { CheckoutProvider, useFact } from './use-checkout.ts';
import { useKeptChoice } from './use-kept-choice.ts';
import { useSessionNews } from './use-session-news.ts';

interface Props {
  input: CheckoutInput;
  start: Start;
  profile: Profile | null;
  /** Begins anew: another person, or another date. */
  startOver: () => void;
  children: ReactNode;
}

function CheckoutScreen() {
  const Screen = screens[useFact(screenOf)];
  return <Screen />;
}

function useMachine() {
  const queries = useQueryClient();
  const [machine] = useState(() => {
    const calls = createCheckoutCalls(queries);
    const isSignedIn = () => session.read().state === 'signedIn';
    return checkoutMachine.provide({ actors: createCheckoutActors({ calls, clock: serverClock, isSignedIn }) });
  });
  return machine;
}

/** The running checkout. `start` and `input` say how it begins; later values of them do not matter. */
export function Checkout({ input, start, profile, startOver, children }: Props) {
  const begun = start.kind === 'resumed' ? { snapshot: start.snapshot } : {};
  const returned = start.kind === 'afresh' && start.returned !== null ? start.returned : input.returned;
  const { t } = useTranslation('common');
  const actor = useActorRef(useMachine(), { ...begun, input: { ...input, returned } });
  useEffect(() => {
    if (start.kind === 'resumed') for (const event of start.news) actor.send(event);
  }, [actor, start]);
  useSessionNews(actor, profile?.id, startOver);
  useKeptChoice(actor, profile?.id);
  return (
    <CheckoutProvider value={{ actor, profile }}>
      {children}
      <BookingNews />
      <Suspense fallback={<Skeleton label={t('loading')} parts={['heading', 'medium', 'tiles']} />}>
        <CheckoutScreen />
      </Suspense>
    </CheckoutProvider>
  );
}

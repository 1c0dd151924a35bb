import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { stepIndexOf } from '../../machines/registration/progress.ts';
import { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { RegistrationInput } from '../../machines/registration/registration.types.ts';
import { serverClock } from '../clock/portal-clock.ts';
import { forgetDraft } from '../forms/draft.ts';
import { session } from '../session/session.ts';
import { createRegistrationActors } from './registration.actors.ts';
import { createRegistrationCalls } from './registration.calls.ts';
import { keepStepIndex } from './registration.storage.ts';
import { screenOf } from './screen.ts';
import { screens } from './screens.ts';
import { type RegistrationActor, RegistrationProvider, useFact } from './use-registration.ts';

function Screen() {
  const Shown = screens[useFact(screenOf)];
  return <Shown />;
}

function useMachine(onProgress: (share: number) => void) {
  const queries = useQueryClient();
  const [machine] = useState(() => {
    const calls = createRegistrationCalls(queries, onProgress);
    const forget = (formId: string) => forgetDraft(sessionStorage, formId);
    return registrationMachine.provide({
      actors: createRegistrationActors({ calls, clock: serverClock, forgetDraft: forget }),
    });
  });
  return machine;
}

/** Keeps the index of the step in this browser, and tells the chart when the person is signed in again. */
function useBrowser(actor: RegistrationActor): void {
  useEffect(() => {
    const note = () => keepStepIndex(localStorage, stepIndexOf(actor.getSnapshot()));
    note();
    const watching = actor.subscribe(note);
    return () => watching.unsubscribe();
  }, [actor]);
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.read().state === 'signedIn') actor.send({ type: 'session.restored' });
      }),
    [actor],
  );
}

/** The running registration. `input` says how it begins; later values of it do not matter. */
export function Registration({ input, children }: { input: RegistrationInput; children: ReactNode }) {
  const [uploaded, setUploaded] = useState<number | null>(null);
  const actor = useActorRef(useMachine(setUploaded), { input });
  useBrowser(actor);
  return (
    <RegistrationProvider value={{ actor, uploaded }}>
      {children}
      <Screen />
    </RegistrationProvider>
  );
}

import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { RegistrationEvent } from '../../machines/registration/registration.types.ts';

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>;
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

interface Registration {
  actor: RegistrationActor;
  /** How much of what is being uploaded is sent, from 0 to 1; null while nothing is. */
  uploaded: number | null;
}

const RegistrationContext = createContext<Registration | null>(null);

/** Gives the running registration to its screens. */
export const RegistrationProvider = RegistrationContext.Provider;

export function useRegistration(): Registration {
  const registration = use(RegistrationContext);
  if (!registration)
    throw new Error('useRegistration is called outside of a registration: put the component inside <Registration>.');
  return registration;
}

/** One fact of the running registration; renders again only when it changes. */
export function useFact<T>(select: (snapshot: RegistrationSnapshot) => T): T {
  return useSelector(useRegistration().actor, select);
}

/** Whether the chart would act on the event now. */
export const useCan = (event: RegistrationEvent): boolean => useFact((snapshot) => snapshot.can(event));

/** Tells the chart what the person did. */
export const useSend = (): ((event: RegistrationEvent) => void) => useRegistration().actor.send;

/** Whether the server is being asked. */
export const useIsBusy = (): boolean => useFact((snapshot) => snapshot.hasTag('busy'));

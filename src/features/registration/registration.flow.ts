import { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { Answers } from '../../../machines/registration/registration.types.ts';
import { segments, steps } from '../../../machines/registration/steps.ts';
import { createFlow } from '../../kit/flow/create-flow.tsx';
import { paths } from '../../kit/paths.ts';

interface Given {
  /** The progress of an upload, from 0 to 1; null while there is none. */
  uploaded: number | null;
}

/** The registration, each step at its own address; until the server has named the step that is due, the address stays the same. */
export const registration = createFlow<typeof registrationMachine, Given>({
  machine: registrationMachine,
  steps,
  addressOf: ({ step }) =>
    step === 'INITIALIZE' ? null : paths.register(segments[step] === '' ? undefined : segments[step]),
});

export const { TryAgain, useActor, useCan, useFact, useGiven, useIsBusy, useMeta, useSend } = registration;

/** A form of the registration. */
export type FormName = keyof Answers;

/** The forms' keys in this tab's storage, which keeps drafts until the server has accepted them. */
export const formIds: Record<FormName, string> = {
  account: 'register-account',
  code: 'register-code',
  address: 'register-address',
  personal: 'register-personal',
  contact: 'register-contact',
  course: 'register-course',
  permit: 'register-permit',
};

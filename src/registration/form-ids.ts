import type { Answers } from '../../machines/registration/registration.types.ts';

/** A form of the registration, by the name of what it asks. */
export type FormName = keyof Answers;

/** What the forms are kept under. */
export const formIds: Record<FormName, string> = {
  account: 'register-account',
  code: 'register-code',
  address: 'register-address',
  personal: 'register-personal',
  contact: 'register-contact',
  course: 'register-course',
  permit: 'register-permit',
};

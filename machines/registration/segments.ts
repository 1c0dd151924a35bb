import type { AccountStep, Step } from './steps.ts';

/** The last part of each step's address, after `/register`. */
export const segments = {
  REGISTRATION: '',
  VERIFICATION: 'verify',
  PERSONAL: 'details',
  CONTACT: 'contact-info',
  COURSE: 'course',
  PARKING: 'parking-permit',
  STUDENT_CARD: 'student-card',
  SOLIDARITY_FUND: 'solidarity-fund',
  VOLUNTEERING: 'volunteer',
} as const satisfies Record<Exclude<Step, 'INITIALIZE'>, string>;

export type Segment = (typeof segments)[keyof typeof segments];

/** The step that an address names; null for `/register` itself and for any that names none. */
export function stepAt(segment: string): AccountStep | null {
  const [step] = Object.entries(segments).find(([, named]) => named !== '' && named === segment) ?? [null];
  return step as AccountStep | null;
}

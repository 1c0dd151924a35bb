import type { RegistrationMeta } from '../../machines/registration/registration.types.ts';
import type { RegistrationSnapshot } from './use-registration.ts';

/** What the active state says of itself; of the two regions of the verification only one does. */
export function metaOf(snapshot: RegistrationSnapshot): RegistrationMeta {
  const metas: Record<string, RegistrationMeta | undefined> = snapshot.getMeta();
  const meta = Object.values(metas).find((each) => each !== undefined);
  if (!meta) throw new Error('A state of the registration has no meta: give it a step and a heading.');
  return meta;
}

/** Every screen of the registration, by the name in the heading of the chart's states. */
const screenNames = [
  'opening',
  'openFailed',
  'signedOut',
  'account',
  'accountExists',
  'verification',
  'address',
  'personal',
  'contact',
  'course',
  'parking',
  'parkingPayment',
  'studentCard',
  'studentCardPayment',
  'solidarityFund',
  'solidarityFundPayment',
  'insecureHost',
  'volunteering',
  'check',
  'registered',
] as const;

export type ScreenName = (typeof screenNames)[number];

/** The screen of the state's heading: `contact` for `registration:contact.heading`. */
export function screenOf(snapshot: RegistrationSnapshot): ScreenName {
  const { heading } = metaOf(snapshot);
  const name = screenNames.find((each) => heading === `registration:${each}.heading`);
  if (name === undefined)
    throw new Error(`The registration has no screen for the heading ${heading}: add it to screen.ts.`);
  return name;
}

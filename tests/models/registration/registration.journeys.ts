import { accountJourneys } from './account.journeys.ts';
import { detailsJourneys, volunteeringJourneys } from './details.journeys.ts';
import { offeringJourneys } from './offers.journeys.ts';
import { payingJourneys } from './payments.journeys.ts';
import type { Journey } from './registration.steps.ts';
import { verificationJourneys } from './verification.journeys.ts';

/** Registering according to the specification and the issue; each ends where they say, whatever the chart does. */
export const journeys: readonly Journey[] = [
  ...accountJourneys,
  ...verificationJourneys,
  ...detailsJourneys,
  ...offeringJourneys,
  ...payingJourneys,
  ...volunteeringJourneys,
];

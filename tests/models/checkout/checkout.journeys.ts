import { attendeesJourneys } from './attendees.journeys.ts';
import type { Journey } from './checkout.steps.ts';
import { choosingJourneys } from './choosing.journeys.ts';
import { codesJourneys } from './codes.journeys.ts';
import { sharesJourneys } from './shares.journeys.ts';
import { holdJourneys } from './hold.journeys.ts';
import { payingJourneys } from './paying.journeys.ts';
import { returningJourneys } from './returning.journeys.ts';
import { seatsJourneys } from './seats.journeys.ts';

/** A buyer's booking according to the specification and the issue; each ends where they say, whatever the chart does. */
export const journeys: readonly Journey[] = [
  ...choosingJourneys,
  ...returningJourneys,
  ...seatsJourneys,
  ...attendeesJourneys,
  ...payingJourneys,
  ...codesJourneys,
  ...sharesJourneys,
  ...holdJourneys,
];

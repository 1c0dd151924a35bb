import { matchesState } from 'xstate';
import type { OptionalStep, Step } from '../../machines/registration/steps.ts';
import { useFact } from './use-registration.ts';

/** The chart's name of each optional step. */
export const offerNames = {
  PARKING: 'parking',
  STUDENT_CARD: 'studentCard',
  SOLIDARITY_FUND: 'solidarityFund',
} as const satisfies Record<OptionalStep, string>;

/** Whether a step can be left out. */
export const isOptional = (step: Step): step is OptionalStep => Object.hasOwn(offerNames, step);

export type OfferName = (typeof offerNames)[OptionalStep];

const standings = ['closed', 'settled', 'offering', 'openingPayment', 'payFailed', 'skipping', 'skipFailed'] as const;

/** How an optional step stands; `unknown` while that is found out. */
export type Standing = (typeof standings)[number] | 'unknown';

/** How an optional step stands. */
export const useStanding = (name: OfferName): Standing =>
  useFact(({ value }) => standings.find((each) => matchesState({ steps: { [name]: each } }, value)) ?? 'unknown');

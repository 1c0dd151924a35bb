import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { OptionalStep } from '../../../machines/registration/steps.ts';
import { answers, atPaying, purchase } from './registration.fixtures.ts';
import { done, knowing, openedAt, send } from './registration.steps.ts';

export type Offer = {
  step: OptionalStep;
  name: 'parking' | 'studentCard' | 'solidarityFund';
  actor: 'applyForPermit' | 'buyStudentCard' | 'donateToResearch';
  start: RegistrationEvent;
  /** Where the person is once this step is behind. */
  next: string;
};

/** The three optional steps, as they differ. */
export const offers: readonly Offer[] = [
  {
    step: 'PARKING',
    name: 'parking',
    actor: 'applyForPermit',
    start: { type: 'permit.apply', answers: answers.permit },
    next: 'studentCard.checkingOffer',
  },
  {
    step: 'STUDENT_CARD',
    name: 'studentCard',
    actor: 'buyStudentCard',
    start: { type: 'card.order' },
    next: 'solidarityFund.checkingOffer',
  },
  {
    step: 'SOLIDARITY_FUND',
    name: 'solidarityFund',
    actor: 'donateToResearch',
    start: { type: 'donation.give' },
    next: 'volunteering.choosing',
  },
];

/** The server says whether it can be had at this time of year. */
export const isOpen = (isOpen: boolean, ...now: string[]) => done('checkOffer', { isOpen }, ...now);

/** From the start to the offer, which can be had. */
export const toOffer = ({ step, name }: Offer) => [
  openedAt(step, `${name}.checkingOffer`),
  isOpen(true, `${name}.offering`),
];

/** From the start to waiting for the payment. */
export const toPayment = (offer: Offer) => [
  ...toOffer(offer),
  send(offer.start, `${offer.name}.openingPayment`),
  knowing(done(offer.actor, purchase(offer.step), `${offer.name}.leaving`), atPaying(offer.step)),
  done('goToProvider', undefined, `${offer.name}.awaitingPayment.watching`),
];

import type { OutputFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { Failure, Problem, RegistrationEvent, Status } from '../../../machines/registration/registration.types.ts';
import type { AccountStep, OptionalStep } from '../../../machines/registration/steps.ts';
import type { ActorsOf, JourneyFor } from 'xstate-paths';
import { answers, at, atPaying, input, purchase, refused } from './registration.fixtures.ts';

export type Journey = JourneyFor<typeof registrationMachine>;
export type Step = Journey['steps'][number];
type Actors = ActorsOf<typeof registrationMachine>;

const standing = (now: readonly string[]) => (now.length === 0 ? {} : { now });

/** The person, or the page, does something; the chart is then in these states. */
export function send(event: RegistrationEvent, ...now: string[]): Step {
  return { send: event, ...standing(now) };
}

/** An event that the chart must not take here. */
export function ignored(event: RegistrationEvent): Step {
  return { send: event, refused: true };
}

/** A call succeeds. */
export function done<Src extends keyof Actors>(actor: Src, output: OutputFrom<Actors[Src]>, ...now: string[]) {
  return { actor, output, ...standing(now) } as Step;
}

/** A call is refused. */
export function fails(actor: keyof Actors, code: Failure['code'], ...now: string[]): Step {
  return { actor, ...refused(code), ...standing(now) };
}

export const problem = (code: Problem['code'], step: OptionalStep | null): Problem => ({ code, step, fields: {} });

/** The same step, after which the screen shows this problem. */
export const saying = (step: Step, code: Problem['code'], about: OptionalStep | null = null): Step => ({
  ...step,
  context: { problem: problem(code, about) },
});

/** The same step, after which the screen shows no problem any more. */
export const silent = (step: Step): Step => ({ ...step, context: { problem: null } });

/** The same step, after which the chart's context has these facts. */
export const knowing = (step: Step, status: Status | null): Step => ({ ...step, context: { status } });

export const signedIn = input({ isSignedIn: true });

/** Somebody comes with a registration that has reached this step. */
export const opened = (status: Status, ...now: string[]): Step =>
  knowing(done('getRegistration', status, ...now), status);
export const openedAt = (step: AccountStep, ...now: string[]): Step => opened(at(step), ...now);

export const open = (step: AccountStep): RegistrationEvent => ({ type: 'step.open', step });
export const skip: RegistrationEvent = { type: 'step.skip' };
export const retry: RegistrationEvent = { type: 'retry' };
export const reopen: RegistrationEvent = { type: 'offer.reopen' };
export const startAgain: RegistrationEvent = { type: 'start.again' };
export const createAccount: RegistrationEvent = { type: 'account.create', answers: answers.account };
export const submitCode: RegistrationEvent = { type: 'code.submit', answers: answers.code };
export const saveAddress: RegistrationEvent = { type: 'address.save', answers: answers.address };
export const savePersonal: RegistrationEvent = { type: 'personal.save', answers: answers.personal };

export type Offer = {
  step: OptionalStep;
  name: 'parking' | 'studentCard' | 'solidarityFund';
  actor: 'applyForPermit' | 'buyStudentCard' | 'donateToResearch';
  start: RegistrationEvent;
  /** The state that follows this step. */
  next: string;
};

/** The three optional steps, with their differences. */
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

/** The server says if it can be bought at this time of year. */
export const isOpen = (isOpen: boolean, ...now: string[]) => done('checkOffer', { isOpen }, ...now);

/** From the start to the offer, which can be bought. */
export const toOffer = ({ step, name }: Offer) => [
  openedAt(step, `${name}.checkingOffer`),
  isOpen(true, `${name}.offering`),
];

/** From the start to the payment, for which the person leaves for the provider. */
export const toPayment = (offer: Offer) => {
  const bought = purchase(offer.step);
  const paying = knowing(done(offer.actor, bought, `${offer.name}.paying`), atPaying(offer.step));
  return [
    ...toOffer(offer),
    send(offer.start, `${offer.name}.openingPayment`),
    { ...paying, asks: { payment: { id: bought.id, url: bought.url, begins: 'leaving' as const } } },
  ];
};

import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { Answers, Failure, Purchase, Status } from '../../../machines/registration/registration.types.ts';
import type { OptionalStep } from '../../../machines/registration/steps.ts';
import type { ServerClock } from '../../kit/clock/server-clock.ts';
import { waitUntil } from '../../kit/clock/wait.ts';
import { fromRequestWith, refusalsBy } from '../../kit/flow/from-request.ts';
import { watchSession } from '../../kit/flow/facts.ts';
import { createPaymentActors, standingOfPurchase } from '../../kit/payment/payment.actors.ts';
import type { RegistrationCalls } from './registration.calls.ts';
import { formIds, type FormName } from './registration.flow.ts';

interface Environment {
  calls: RegistrationCalls;
  clock: ServerClock;
  /** Removes the draft of a form that the server has accepted. */
  forgetDraft: (formId: string) => void;
}

/** The server's codes, in the chart's terms. */
const codes = {
  code_wrong: 'codeWrong',
  code_expired: 'codeExpired',
  code_spent: 'codeSpent',
  code_too_soon: 'codeTooSoon',
  too_much_mail: 'tooMuchMail',
  account_exists: 'accountExists',
  step_not_due: 'notDue',
  already_registered: 'notDue',
  // Paid elsewhere meanwhile: the step is done.
  permit_exists: 'notDue',
  card_exists: 'notDue',
  donated_already: 'notDue',
  cards_closed: 'notOpen',
} as const satisfies Record<string, Failure['code']>;

const fromRequest = fromRequestWith(refusalsBy<Failure['code']>({ codes, statuses: { 422: 'invalid' } }));

/** Resolves to true if an optional step is on offer at this time of year; a donation always is. */
const isOnOffer: Record<OptionalStep, (calls: RegistrationCalls) => Promise<boolean>> = {
  PARKING: (calls) => calls.canApplyForPermit(),
  STUDENT_CARD: (calls) => calls.canOrderCard(),
  SOLIDARITY_FUND: async () => true,
};

/** The effects of the registration's chart in the browser: each calls the portal and answers in the chart's terms. */
export function createRegistrationActors({ calls, clock, forgetDraft }: Environment) {
  /** Sends the answers of a form, and removes its draft once they are accepted. */
  const sending = <Name extends FormName, Output>(name: Name, send: (answers: Answers[Name]) => Promise<Output>) =>
    fromRequest<Output, { answers: Answers[Name] }>(async ({ answers }) => {
      const output = await send(answers);
      forgetDraft(formIds[name]);
      return output;
    });

  return {
    getRegistration: fromRequest<Status>((_, signal) => calls.getRegistration(signal)),
    register: sending('account', calls.register),
    sendCode: sending('address', calls.sendCode),
    verifyMailbox: sending('code', calls.verifyMailbox),
    savePersonalDetails: sending('personal', calls.savePersonalDetails),
    saveContactDetails: sending('contact', calls.saveContactDetails),
    saveAcademicDetails: sending('course', calls.saveAcademicDetails),
    applyForPermit: sending('permit', calls.applyForPermit),
    buyStudentCard: fromRequest<Purchase>(() => calls.buyStudentCard()),
    donateToResearch: fromRequest<Purchase>(() => calls.donateToResearch()),
    skipRegistrationStep: fromRequest<Status, { step: OptionalStep }>(({ step }) => calls.skipRegistrationStep(step)),
    volunteer: fromRequest<Status, { isVolunteer: boolean }>(({ isVolunteer }) => calls.volunteer(isVolunteer)),
    checkOffer: fromRequest<{ isOpen: boolean }, { step: OptionalStep }>(async ({ step }) => ({
      isOpen: await isOnOffer[step](calls),
    })),
    payment: paymentMachine.provide({
      actors: createPaymentActors(async (id, signal) =>
        standingOfPurchase((await calls.getRegistration(signal)).purchases, id),
      ),
    }),
    waitForResend: fromRequest<void, { resendAt: string }>(({ resendAt }, signal) =>
      waitUntil(Date.parse(resendAt), clock, signal),
    ),
    waitForExpiry: fromRequest<void, { expiresAt: string }>(({ expiresAt }, signal) =>
      waitUntil(Date.parse(expiresAt), clock, signal),
    ),
    watchSession,
  } satisfies Required<NonNullable<Parameters<typeof registrationMachine.provide>[0]['actors']>>;
}

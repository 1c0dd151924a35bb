import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { Answers, Purchase, PurchaseOutcome, Status } from '../../machines/registration/registration.types.ts';
import type { OptionalStep } from '../../machines/registration/steps.ts';
import { leaveFor } from '../browser/leave-for.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { pause, waitUntil } from '../clock/wait.ts';
import { askingWith } from '../actors/asking.ts';
import { toFailure } from './failures.ts';
import { formIds, type FormName } from './form-ids.ts';
import type { RegistrationCalls } from './registration.calls.ts';

interface Environment {
  calls: RegistrationCalls;
  clock: ServerClock;
  /** Forgets what was typed into a form that the server has taken. */
  forgetDraft: (formId: string) => void;
}

/** How often the server is asked how a payment stands. */
const pollMs = 1000;
/** A card that was refused just before another one was taken still counts as refused for a moment: it has to stay so. */
const declinedPolls = 3;

const outcomes: Partial<Record<Purchase['state'], PurchaseOutcome['kind']>> = {
  paid: 'paid',
  declined: 'declined',
  ended: 'over',
  refund_pending: 'over',
  refunded: 'over',
};

/** How a payment ended; undefined while the server does not know yet. One that is not told of any more was let go. */
function outcomeOf(status: Status, purchaseId: string): PurchaseOutcome['kind'] | undefined {
  const purchase = status.purchases.find(({ id }) => id === purchaseId);
  return purchase === undefined ? 'over' : outcomes[purchase.state];
}

async function watch(calls: RegistrationCalls, purchaseId: string, signal: AbortSignal): Promise<PurchaseOutcome> {
  for (let declined = 0; ; await pause(pollMs, signal)) {
    const status = await calls.getRegistration(signal);
    const kind = outcomeOf(status, purchaseId);
    declined = kind === 'declined' ? declined + 1 : 0;
    if (kind && (kind !== 'declined' || declined === declinedPolls)) return { kind, status };
  }
}

const asking = askingWith(toFailure);

/** Whether an optional step can be had at this time of year; a donation always can. */
const isOnOffer: Record<OptionalStep, (calls: RegistrationCalls) => Promise<boolean>> = {
  PARKING: (calls) => calls.canApplyForPermit(),
  STUDENT_CARD: (calls) => calls.canOrderCard(),
  SOLIDARITY_FUND: async () => true,
};

/** The effects of the registration's chart in the browser: each asks the portal and answers in the chart's words. */
export function createRegistrationActors({ calls, clock, forgetDraft }: Environment) {
  /** Sends the answers of a form, and forgets what was typed into it once they are taken. */
  const sending = <Name extends FormName, Output>(name: Name, send: (answers: Answers[Name]) => Promise<Output>) =>
    asking<Output, { answers: Answers[Name] }>(async ({ answers }) => {
      const output = await send(answers);
      forgetDraft(formIds[name]);
      return output;
    });

  return {
    getRegistration: asking<Status>((_, signal) => calls.getRegistration(signal)),
    register: sending('account', calls.register),
    sendCode: sending('address', calls.sendCode),
    verifyMailbox: sending('code', calls.verifyMailbox),
    savePersonalDetails: sending('personal', calls.savePersonalDetails),
    saveContactDetails: sending('contact', calls.saveContactDetails),
    saveAcademicDetails: sending('course', calls.saveAcademicDetails),
    applyForPermit: sending('permit', calls.applyForPermit),
    buyStudentCard: asking<Purchase>(() => calls.buyStudentCard()),
    donateToResearch: asking<Purchase>(() => calls.donateToResearch()),
    skipRegistrationStep: asking<Status, { step: OptionalStep }>(({ step }) => calls.skipRegistrationStep(step)),
    volunteer: asking<Status, { isVolunteer: boolean }>(({ isVolunteer }) => calls.volunteer(isVolunteer)),
    checkOffer: asking<{ isOpen: boolean }, { step: OptionalStep }>(async ({ step }) => ({
      isOpen: await isOnOffer[step](calls),
    })),
    goToProvider: asking<void, { url: string }>(({ url }, signal) => leaveFor(url, window, signal)),
    watchPurchase: asking<PurchaseOutcome, { purchaseId: string }>(({ purchaseId }, signal) =>
      watch(calls, purchaseId, signal),
    ),
    waitForResend: asking<void, { resendAt: string }>(({ resendAt }, signal) =>
      waitUntil(Date.parse(resendAt), clock, signal),
    ),
    waitForExpiry: asking<void, { expiresAt: string }>(({ expiresAt }, signal) =>
      waitUntil(Date.parse(expiresAt), clock, signal),
    ),
  } satisfies Required<NonNullable<Parameters<typeof registrationMachine.provide>[0]['actors']>>;
}

import type { QueryClient } from '@tanstack/react-query';
import { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { Answers, Failure, Purchase, Status } from '../../../machines/registration/registration.types.ts';
import type { OptionalStep } from '../../../machines/registration/steps.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { formDataOf } from '../../kit/api/form-data.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { type OnProgress, sendingWith } from '../../kit/api/upload.ts';
import { hearTimeOf } from '../../kit/clock/portal-clock.ts';
import type { ServerClock } from '../../kit/clock/server-clock.ts';
import { waitUntil } from '../../kit/clock/wait.ts';
import { detailsQuery } from '../../kit/details/details.queries.ts';
import { watchSession } from '../../kit/flow/facts.ts';
import { fromRequestWith, refusalsBy } from '../../kit/flow/from-request.ts';
import { createPaymentActors, standingOfPurchase } from '../../kit/payment/payment.actors.ts';
import { session } from '../../kit/session/session.ts';
import { formIds, type FormName } from './registration.flow.ts';

/** The registration's calls to the portal. Each rejects with an ApiError if refused; writes can be repeated without harm. */
export type RegistrationCalls = ReturnType<typeof createRegistrationCalls>;

type Answer<Data> = { data?: { data: Data } | undefined; response: Response };
type Told = Status & { authToken: string | null };

const ordering = { ...keepPlace, params: { query: { type: 'session', source: 'registration' } } } as const;

/** The registration's calls. `onProgress` gets the progress of the photographs' upload. */
export function createRegistrationCalls(queries: QueryClient, onProgress: OnProgress) {
  const heard = <Data>(answer: Answer<Data>): Data => {
    hearTimeOf(answer.response);
    return dataOf(answer);
  };
  /** Clears cached data about the person, which a step has changed; a token in the answer stays within this app. */
  const taken = (answer: Answer<Told>): Status => {
    const { authToken, ...status } = heard(answer);
    if (authToken !== null) session.signIn(authToken);
    queries.removeQueries({ queryKey: detailsQuery.queryKey });
    void queries.invalidateQueries({ queryKey: ['me'] });
    return status;
  };

  return {
    getRegistration: async (signal?: AbortSignal): Promise<Status> => {
      const { authToken: _, ...status } = heard(
        await api.GET('/auth/register/status', { ...keepPlace, ...(signal && { signal }) }),
      );
      return status;
    },
    register: async (answers: Answers['account']): Promise<void> => {
      const { authToken } = heard(await api.POST('/auth/register', { ...keepPlace, body: answers }));
      session.signIn(authToken);
    },
    sendCode: async (address: Answers['address']): Promise<Status> =>
      taken(await api.POST('/auth/register/email', { ...keepPlace, body: address })),
    verifyMailbox: async (answers: Answers['code']): Promise<Status> =>
      taken(await api.POST('/auth/register/verification', { ...keepPlace, body: answers })),
    savePersonalDetails: async (answers: Answers['personal']): Promise<Status> =>
      taken(await api.POST('/auth/register/nationality', { ...keepPlace, body: answers })),
    saveContactDetails: async (answers: Answers['contact']): Promise<Status> =>
      taken(await api.POST('/auth/register/contact-details', { ...keepPlace, body: answers })),
    saveAcademicDetails: async (answers: Answers['course']): Promise<Status> =>
      taken(await api.POST('/auth/register/academic-details', { ...keepPlace, body: answers })),
    applyForPermit: async (answers: Answers['permit']): Promise<Purchase> => {
      onProgress(0);
      return heard(
        await api.POST('/auth/register/vehicle', {
          ...keepPlace,
          body: { ...answers, type: 'session', source: 'registration' },
          bodySerializer: formDataOf,
          fetch: sendingWith(onProgress),
        }),
      );
    },
    buyStudentCard: async (): Promise<Purchase> => heard(await api.POST('/auth/register/cards', ordering)),
    donateToResearch: async (): Promise<Purchase> => heard(await api.POST('/auth/register/solidarity', ordering)),
    skipRegistrationStep: async (step: OptionalStep): Promise<Status> =>
      taken(await api.PUT('/auth/register/status', { ...keepPlace, body: { step } })),
    volunteer: async (isVolunteer: boolean): Promise<Status> =>
      taken(await api.PUT('/auth/volunteer', { ...keepPlace, body: { is_volunteer: isVolunteer } })),
    canApplyForPermit: async (): Promise<boolean> =>
      heard(await api.GET('/parking-permit/status', keepPlace)).can_apply,
    canOrderCard: async (): Promise<boolean> => heard(await api.GET('/cards/mine', keepPlace)).can_order,
  };
}

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
    // Its draft stays: the payment can still be cancelled, and the application goes with it.
    applyForPermit: fromRequest<Purchase, { answers: Answers['permit'] }>(({ answers }) =>
      calls.applyForPermit(answers),
    ),
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

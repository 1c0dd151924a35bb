import type { QueryClient } from '@tanstack/react-query';
import type { Answers, Purchase, Status } from '../../../machines/registration/registration.types.ts';
import type { OptionalStep } from '../../../machines/registration/steps.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { formDataOf } from '../../kit/api/form-data.ts';
import { createIntents } from '../../kit/api/intents.ts';
import { newKey } from '../../kit/api/new-key.ts';
import { type OnProgress, sendingWith } from '../../kit/api/upload.ts';
import { hearTimeOf } from '../../kit/clock/portal-clock.ts';
import { detailsQuery } from '../../kit/details/details.queries.ts';
import { session } from '../../kit/session/session.ts';

/** What the registration asks of the portal. Each rejects with an ApiError when refused; writes can be repeated without harm. */
export type RegistrationCalls = ReturnType<typeof createRegistrationCalls>;

type Answer<Data> = { data?: { data: Data } | undefined; response: Response };
type Told = Status & { authToken: string | null };

/** Whether the server said anything at all. */
const isAnswer = (error: unknown) => error instanceof ApiError && error.status > 0 && error.status < 500;

const writing = (key: string) => ({ ...keepPlace, params: { header: { 'Idempotency-Key': key } } });
const paying = (key: string) =>
  ({
    ...keepPlace,
    params: { query: { type: 'session', source: 'registration' }, header: { 'Idempotency-Key': key } },
  }) as const;

/** The registration's calls. `onProgress` hears how much of the photographs is sent. */
export function createRegistrationCalls(queries: QueryClient, onProgress: OnProgress) {
  const intents = createIntents(newKey, isAnswer);
  const heard = <Data>(answer: Answer<Data>): Data => {
    hearTimeOf(answer.response);
    return dataOf(answer);
  };
  /** What the person told changed with it; a token that comes along is for this app alone. */
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
    register: (answers: Answers['account']): Promise<void> =>
      intents.run(['register', answers], async (key) => {
        const { authToken } = heard(await api.POST('/auth/register', { ...writing(key), body: answers }));
        session.signIn(authToken);
      }),
    // Each wish for a code is one of its own, so none has the key of another.
    sendCode: async (address: Answers['address']): Promise<Status> =>
      taken(await api.POST('/auth/register/email', { ...keepPlace, body: address })),
    verifyMailbox: (answers: Answers['code']): Promise<Status> =>
      intents.run(['verify', answers], async (key) =>
        taken(await api.POST('/auth/register/verification', { ...writing(key), body: answers })),
      ),
    savePersonalDetails: (answers: Answers['personal']): Promise<Status> =>
      intents.run(['personal', answers], async (key) =>
        taken(await api.POST('/auth/register/nationality', { ...writing(key), body: answers })),
      ),
    saveContactDetails: (answers: Answers['contact']): Promise<Status> =>
      intents.run(['contact', answers], async (key) =>
        taken(await api.POST('/auth/register/contact-details', { ...writing(key), body: answers })),
      ),
    saveAcademicDetails: (answers: Answers['course']): Promise<Status> =>
      intents.run(['course', answers], async (key) =>
        taken(await api.POST('/auth/register/academic-details', { ...writing(key), body: answers })),
      ),
    // Photographs cannot be told apart by name: every application is one of its own, and the server keeps one payment.
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
    buyStudentCard: (): Promise<Purchase> =>
      intents.run('card', async (key) => heard(await api.POST('/auth/register/cards', paying(key)))),
    donateToResearch: (): Promise<Purchase> =>
      intents.run('donation', async (key) => heard(await api.POST('/auth/register/solidarity', paying(key)))),
    skipRegistrationStep: (step: OptionalStep): Promise<Status> =>
      intents.run(['skip', step], async (key) =>
        taken(await api.PUT('/auth/register/status', { ...writing(key), body: { step } })),
      ),
    volunteer: (isVolunteer: boolean): Promise<Status> =>
      intents.run(['volunteer', isVolunteer], async (key) =>
        taken(await api.PUT('/auth/volunteer', { ...writing(key), body: { is_volunteer: isVolunteer } })),
      ),
    canApplyForPermit: async (): Promise<boolean> =>
      heard(await api.GET('/parking-permit/status', keepPlace)).can_apply,
    canOrderCard: async (): Promise<boolean> => heard(await api.GET('/cards/mine', keepPlace)).can_order,
  };
}

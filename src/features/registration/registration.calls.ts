import type { QueryClient } from '@tanstack/react-query';
import type { Answers, Purchase, Status } from '../../../machines/registration/registration.types.ts';
import type { OptionalStep } from '../../../machines/registration/steps.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { keepPlace } from '../../kit/api/session-end.ts';
import { formDataOf } from '../../kit/api/form-data.ts';
import { type OnProgress, sendingWith } from '../../kit/api/upload.ts';
import { hearTimeOf } from '../../kit/clock/portal-clock.ts';
import { detailsQuery } from '../../kit/details/details.queries.ts';
import { session } from '../../kit/session/session.ts';

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

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { putAnswer } from '../../kit/api/put-answer.ts';
import { useOneAtATime } from '../../kit/api/use-one-at-a-time.ts';
import { formDataOf } from '../../kit/api/form-data.ts';
import type { BadgeTone } from '../../kit/ui/Badge.tsx';

type Schemas = components['schemas'];
export type RentalRequest = Schemas['RentalRequest'];
export type RentalWish = Schemas['RentalWish'];

/** Free and taken times in the four weeks from a day. */
export const rentalCalendarQuery = (kind: 'venue' | 'equipment', thing: string, from: string) =>
  queryOptions({
    queryKey: ['rentals', 'calendar', kind, thing, from],
    queryFn: async ({ signal }) => {
      const params = { path: { kind, thing }, query: { from } };
      return dataOf(await api.GET('/rentals/calendar/{kind}/{thing}', { params, signal }));
    },
    staleTime: 0,
  });

/** The person's own requests, and those of their organisations. */
export const myRentalsQuery = queryOptions({
  queryKey: ['me', 'rentals'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/rentals/requests', { signal })),
  staleTime: 0,
});

/** One of them. */
export const myRentalQuery = (request: string) =>
  queryOptions({
    queryKey: ['me', 'rentals', request],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/rentals/requests/{request}', { params: { path: { request } }, signal })),
    staleTime: 0,
  });

const changesOf = (request: string | undefined) => ['rental', request];

/**
 * Changes a request by a call that answers with it as it stands then; a second change waits for the first. After a refusal it is read again:
 * another tab, or the staff, may have been quicker.
 */
function useChange<Given>(request: string | undefined, call: (given: Given) => Promise<RentalRequest>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: changesOf(request),
    ...(request !== undefined && { scope: { id: `rental ${request}` } }),
    mutationFn: call,
    onSuccess: async (request) => {
      await putAnswer(queries, myRentalQuery(request.id).queryKey, request);
      void queries.invalidateQueries({ queryKey: myRentalsQuery.queryKey, exact: true });
    },
    onError: () => {
      if (request !== undefined) void queries.invalidateQueries({ queryKey: myRentalQuery(request).queryKey });
    },
  });
}

/** Takes a step, unless the request is being changed. */
const useStep = (request: string, call: () => Promise<RentalRequest>) =>
  useOneAtATime(changesOf(request), useChange<void>(request, call));

/** Keeps a draft, or changes the request with this id. */
export const useSaveRental = (request: string | undefined) =>
  useChange(request, async (body: RentalWish) =>
    request === undefined
      ? dataOf(await api.POST('/rentals/requests', { body }))
      : dataOf(await api.PUT('/rentals/requests/{request}', { params: { path: { request } }, body })),
  );

export const useSendRental = (request: string) =>
  useStep(request, async () =>
    dataOf(await api.POST('/rentals/requests/{request}/send', { params: { path: { request } } })),
  );

export const useCancelRental = (request: string) =>
  useStep(request, async () =>
    dataOf(await api.DELETE('/rentals/requests/{request}', { params: { path: { request } } })),
  );

/** Opens the payment of an approved request. */
export const usePayRental = (request: string) =>
  useStep(request, async () =>
    dataOf(await api.POST('/rentals/requests/{request}/pay', { params: { path: { request } } })),
  );

export const useAddDocuments = (request: string) =>
  useChange(request, async (files: File[]) =>
    dataOf(
      await api.POST('/rentals/requests/{request}/documents', {
        params: { path: { request } },
        body: { files },
        bodySerializer: formDataOf,
      }),
    ),
  );

export const useRemoveDocument = (request: string) =>
  useChange(request, async (document: string) =>
    dataOf(
      await api.DELETE('/rentals/requests/{request}/documents/{document}', { params: { path: { request, document } } }),
    ),
  );

/** A document of the person's own request, to be saved. */
export const fetchMyDocument = async (request: string, document: string): Promise<Blob> =>
  blobOf(
    await api.GET('/rentals/requests/{request}/documents/{document}', {
      params: { path: { request, document } },
      headers: { accept: 'application/octet-stream' },
      parseAs: 'blob',
    }),
  );

/** An approved request as a calendar file. */
export async function fetchRentalCalendar(request: string): Promise<Blob> {
  return blobOf(
    await api.GET('/rentals/requests/{request}/ical', {
      params: { path: { request } },
      headers: { accept: 'text/calendar' },
      parseAs: 'blob',
    }),
  );
}

/** How each state looks. */
export const rentalTones: Record<RentalRequest['state'], BadgeTone> = {
  draft: 'low',
  sent: 'busy',
  asked_back: 'low',
  to_pay: 'low',
  approved: 'ok',
  due_back: 'stop',
  over: 'ok',
  returned: 'ok',
  missing: 'stop',
  declined: 'stop',
  cancelled: 'stop',
  lapsed: 'stop',
};

/** The key of a state's words: what waits for whoever asked doesn't wait for the other officers. */
export const stateOf = ({ state, asked_by }: Pick<RentalRequest, 'state' | 'asked_by'>) =>
  asked_by !== null && state === 'asked_back' ? ('mine.asked' as const) : (`states.${state}` as const);

/** The venue, or the equipment with how many. */
export const whatOf = ({ venue, equipment }: Pick<RentalRequest, 'venue' | 'equipment'>): string =>
  venue?.name ?? equipment.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { blobOf } from '../../kit/api/blob-of.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';

type Schemas = components['schemas'];
export type TogaRental = Schemas['TogaRental'];
export type TogaType = Schemas['TogaType'];

/** The state of toga rentals; the menu uses the same query. */
export const togaStatusQuery = queryOptions({
  queryKey: ['toga', 'status'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/toga/status', { signal })),
});

/** The pieces for rent. */
export const togaTypesQuery = queryOptions({
  queryKey: ['toga', 'types'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/toga/types', { signal })),
});

/** The dates of fittings; slots go quickly. */
export const fittingDatesQuery = queryOptions({
  queryKey: ['toga', 'dates'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/toga-fitting/dates', { signal })),
  staleTime: 0,
});

/** The person's own rentals. */
export const myTogasQuery = queryOptions({
  queryKey: ['me', 'togas'],
  queryFn: async ({ signal }) => dataOf(await api.GET('/toga-fitting/rentals', { signal })),
  staleTime: 0,
});

/** One of them, in its current state. */
export const togaRentalQuery = (rental: string) =>
  queryOptions({
    queryKey: ['me', 'togas', rental],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/toga-fitting/rentals/{rental}', { params: { path: { rental } }, signal })),
  });

/** Fetches the confirmation for the desk, as a PDF. */
export async function fetchConfirmation(rental: string): Promise<Blob> {
  return blobOf(
    await api.GET('/toga-fitting/rentals/{rental}/confirmation', {
      params: { path: { rental } },
      headers: { accept: 'application/pdf' },
      parseAs: 'blob',
    }),
  );
}

/** The fitting as a calendar file. */
export async function fetchCalendar(rental: string): Promise<Blob> {
  return blobOf(
    await api.GET('/toga-fitting/rentals/{rental}/calendar', {
      params: { path: { rental } },
      headers: { accept: 'text/calendar' },
      parseAs: 'blob',
    }),
  );
}

/** Moves a fitting to another slot. */
export function useMoveFitting(rental: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (occurrence: string) =>
      dataOf(
        await api.PUT('/toga-fitting/rentals/{rental}/fitting', {
          params: { path: { rental } },
          body: { occurrence },
        }),
      ),
    ...readingAgain(() =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['me', 'togas'] }),
        queries.invalidateQueries({ queryKey: fittingDatesQuery.queryKey }),
      ]),
    ),
  });
}

import { queryOptions, useMutation } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { readingAgain } from '../../kit/api/reading-again.ts';
import { useReadAgain } from './bookings.queries.ts';

type Acceptance = components['schemas']['TransferAcceptance'];

/** Mails the link to a ticket to the person it is meant for. */
export function useSendTicket(booking: string, ticket: string) {
  const onSuccess = useReadAgain();
  return useMutation({
    mutationFn: async (email: string) =>
      dataOf(
        await api.POST('/bookings/{booking}/transfers', {
          params: { path: { booking } },
          body: { attendee_id: ticket, email },
        }),
      ),
    onSuccess,
  });
}

/** Takes back a ticket that nobody has accepted yet. */
export function useTakeTicketBack(booking: string) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (transfer: string) =>
      dataOf(await api.DELETE('/bookings/{booking}/transfers/{transfer}', { params: { path: { booking, transfer } } })),
    ...readingAgain(readAgain),
  });
}

/** The ticket that a link offers. */
export const offerQuery = (token: string) =>
  queryOptions({
    queryKey: ['ticket-offer', token],
    queryFn: async ({ signal }) => dataOf(await api.POST('/ticket-transfers/look', { body: { token }, signal })),
    staleTime: 0,
    retry: false,
  });

export function useAcceptTicket() {
  const onSuccess = useReadAgain();
  return useMutation({
    mutationFn: async (body: Acceptance) => dataOf(await api.POST('/ticket-transfers/accept', { body })),
    onSuccess,
  });
}

export const useDeclineTicket = () =>
  useMutation({
    mutationFn: async (token: string) => {
      await api.POST('/ticket-transfers/decline', { body: { token } });
    },
  });

import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';

export type FaqTopic = components['schemas']['FaqTopic'];
export type Question = FaqTopic['questions'][number];
export type ContactMessage = components['schemas']['ContactMessage'];
type ContactReceipt = components['schemas']['ContactReceipt'];

/** A message, and the union's receipt for it. */
export interface Sent {
  message: ContactMessage;
  receipt: ContactReceipt;
}

/** Frequent questions, by topic; in a search, only those that match. */
export const faqsQuery = (search: string | undefined) =>
  queryOptions({
    queryKey: ['faqs', search],
    queryFn: async ({ signal }): Promise<FaqTopic[]> => {
      const query = search === undefined ? {} : { 'filter[search]': search };
      return dataOf(await api.GET('/faqs', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Writes to the union; a message that is sent again for want of an answer arrives once. */
export function useSendMessage() {
  return useMutation({
    mutationFn: async (message: ContactMessage): Promise<ContactReceipt> =>
      dataOf(await api.POST('/contact', { body: message })),
  });
}

import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/portal.gen.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { createIntents } from '../../kit/api/intents.ts';
import { newKey } from '../../kit/api/new-key.ts';

export type FaqTopic = components['schemas']['FaqTopic'];
export type Question = FaqTopic['questions'][number];
export type ContactMessage = components['schemas']['ContactMessage'];
type ContactReceipt = components['schemas']['ContactReceipt'];

/** A message and what the union gave for it. */
export interface Sent {
  message: ContactMessage;
  receipt: ContactReceipt;
}

/** Questions that are often asked, by topic; with words, those that have them. */
export const faqsQuery = (search: string | undefined) =>
  queryOptions({
    queryKey: ['faqs', search],
    queryFn: async ({ signal }): Promise<FaqTopic[]> => {
      const query = search === undefined ? {} : { 'filter[search]': search };
      return dataOf(await api.GET('/faqs', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });

const isAnswer = (error: unknown) => error instanceof ApiError && error.status > 0;

/** Writes to the union; a message that is sent again because no answer came arrives once. */
export function useSendMessage() {
  const [intents] = useState(() => createIntents(newKey, isAnswer));
  return useMutation({
    mutationFn: (message: ContactMessage): Promise<ContactReceipt> =>
      intents.run(message, async (key) =>
        dataOf(await api.POST('/contact', { params: { header: { 'Idempotency-Key': key } }, body: message })),
      ),
  });
}

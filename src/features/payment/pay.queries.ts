import { queryOptions } from '@tanstack/react-query';
import type { StripeEmbeddedCheckout } from '@stripe/stripe-js';
import type { components } from '../../../openapi/portal.gen.ts';
import { api, dataOf } from '../../kit/api/client.ts';
import { pause } from '../../kit/clock/wait.ts';

export type EmbeddedKeys = components['schemas']['EmbeddedPayment'];

/** The longest wait for the provider's script, in ms: the provider has a page of its own. */
const LONGEST_LOADING_MS = 15_000;

/** The keys for paying inside the portal. */
export const embeddedQuery = (payment: string) =>
  queryOptions({
    queryKey: ['me', 'payment', payment, 'embedded'],
    queryFn: async ({ signal }) =>
      dataOf(await api.GET('/payments/{payment}/embedded', { params: { path: { payment } }, signal })),
    retry: false,
    staleTime: Infinity,
  });

/** The provider's page, made by its own script from its servers. Rejects if that does not load. */
export const providerPageQuery = ({ publishable_key, client_secret }: EmbeddedKeys) =>
  queryOptions({
    queryKey: ['provider-page', client_secret],
    queryFn: async ({ signal }): Promise<StripeEmbeddedCheckout> => {
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      const tooLate = pause(LONGEST_LOADING_MS, signal).then(() => null);
      const stripe = await Promise.race([loadStripe(publishable_key), tooLate]);
      if (stripe === null) throw new Error('Stripe.js did not load');
      return stripe.createEmbeddedCheckoutPage({ fetchClientSecret: () => Promise.resolve(client_secret) });
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** The address of the provider's own page for a payment. */
export async function payOnHostedPage(payment: string): Promise<string> {
  const { url } = dataOf(await api.POST('/payments/{payment}/hosted', { params: { path: { payment } } }));
  if (url === null) throw new Error(`Payment ${payment} can no longer be paid`);
  return url;
}

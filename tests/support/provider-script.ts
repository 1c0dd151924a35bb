import type { Stripe, StripeEmbeddedCheckout } from '@stripe/stripe-js';
import type { Page } from 'playwright-core';

/** The words on the page that the script embeds. */
export const EMBEDDED_WORDS = 'The card provider’s own page';

/** The faults of the script: the key or the secret is refused, the page never comes, or it cannot be shown. */
export type Fault = 'none' | 'key' | 'secret' | 'silence' | 'mount';

/** Runs in the browser in place of the provider's script, behind the same public interface, and keeps a list of what is called. */
function speakAsProvider(fault: Fault, words: string): void {
  const calls: string[] = [];
  const call = (name: string, refused?: Fault) => {
    calls.push(name);
    if (fault === refused) throw new Error(`Refused by the provider: ${fault}`);
  };
  let left = 0;
  const createEmbeddedCheckoutPage: Stripe['createEmbeddedCheckoutPage'] = async ({ fetchClientSecret }) => {
    if (left > 0) throw new Error('You cannot have multiple Embedded Checkout objects.');
    left += 1;
    call(`create ${await fetchClientSecret?.()}`, 'secret');
    if (fault === 'silence') await Promise.withResolvers().promise;
    const shown = document.createElement('p');
    shown.textContent = words;
    const page: StripeEmbeddedCheckout = {
      mount: (place) => {
        call('mount', 'mount');
        if (typeof place !== 'string') place.append(shown);
      },
      unmount: () => {
        call('unmount');
        shown.remove();
      },
      destroy: () => {
        call('destroy');
        shown.remove();
        left -= 1;
      },
    };
    return page;
  };
  const Stripe = (key: string) => {
    call(`key ${key}`, 'key');
    return { createEmbeddedCheckoutPage };
  };
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }), providerCalls: calls });
}

/** The script's text, to be served at the provider's address. */
export const providerScript = (fault: Fault = 'none'): string =>
  `(${speakAsProvider.toString()})(${JSON.stringify(fault)}, ${JSON.stringify(EMBEDDED_WORDS)})`;

/** The portal's calls of the script in this document, in order. */
export const providerCalls = (page: Page): Promise<unknown> => page.evaluate('window.providerCalls');

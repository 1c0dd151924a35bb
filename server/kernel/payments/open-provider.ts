import type { Logger } from 'pino';
import { brandCss, fontFiles } from '../brand-css.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Union } from '../content/union.ts';
import { createPaymentGateway, type PaymentGateway } from './gateway.ts';
import { startPaymentSandbox } from 'checkout-sandbox';

export type Provider = {
  payments: PaymentGateway;
  publishableKey: string | null;
  forgetPayers: (paymentIds: readonly string[]) => Promise<void>;
  /** The origin to which a buyer's browser is sent. */
  payOrigin: string;
  setWebhookUrl: (url: string) => void;
};

type Parts = { config: Config; union: Union; clock: Clock; log: Logger; closing: AsyncDisposableStack };

/** The sandbox's pay page in the portal's typefaces, under the hull's bands. */
const sandboxLook = {
  css: `${brandCss('/look')}
:root { --heading: Besley, 'Besley Maltese', Rockwell, Georgia, serif; }
body { font-family: Figtree, 'Figtree Maltese', system-ui, sans-serif; }
h1, h2, .total strong { font-weight: 800; }
header { border-bottom: 0; padding-bottom: 24px; background-image: var(--strakes); background-position: bottom; background-size: 100% 24px; background-repeat: no-repeat; }
`,
  files: fontFiles,
};

/** Stripe with the configured keys, or without any the sandbox that speaks its protocol. */
export async function openProvider({ config, union, clock, log, closing }: Parts): Promise<Provider> {
  if (config.stripe) {
    const { secretKey, webhookSecret, apiBase, publishableKey = null } = config.stripe;
    const page = union.payments.ui === 'embedded' && publishableKey !== null ? 'embedded' : 'hosted';
    return {
      payments: createPaymentGateway({ secretKey, webhookSecret, clock, page, ...(apiBase && { apiBase }) }),
      publishableKey,
      payOrigin: apiBase ?? 'https://checkout.stripe.com',
      setWebhookUrl: () => undefined,
      forgetPayers: async () => undefined,
    };
  }
  const dir = `${config.dataDir}/sandbox`;
  const sandbox = await startPaymentSandbox({ dir, clock, controls: config.portalTest, look: sandboxLook, log });
  closing.defer(() => sandbox.stop());
  const { secretKey, webhookSecret, baseUrl } = sandbox;
  return {
    payments: createPaymentGateway({ secretKey, webhookSecret, apiBase: baseUrl, clock }),
    publishableKey: null,
    payOrigin: baseUrl,
    setWebhookUrl: (url) => sandbox.setWebhookUrl(url),
    forgetPayers: (paymentIds) => sandbox.forgetPayers(paymentIds),
  };
}

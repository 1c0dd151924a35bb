import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { createPaymentGateway, type PaymentGateway } from './gateway.ts';
import { startPaymentSandbox } from './sandbox/start.ts';

export type Provider = {
  payments: PaymentGateway;
  publishableKey: string | null;
  forgetPayers: (paymentIds: readonly string[]) => Promise<void>;
  /** Where a buyer's browser is sent to. */
  payOrigin: string;
  setWebhookUrl: (url: string) => void;
};

type Parts = { config: Config; clock: Clock; log: Logger; closing: AsyncDisposableStack };

/** Stripe with the keys of the configuration, or without any the sandbox that speaks its protocol. */
export async function openProvider({ config, clock, log, closing }: Parts): Promise<Provider> {
  if (config.stripe)
    return {
      payments: createPaymentGateway({ ...config.stripe, clock }),
      publishableKey: config.stripe.publishableKey ?? null,
      payOrigin: 'https://checkout.stripe.com',
      setWebhookUrl: () => undefined,
      forgetPayers: async () => undefined,
    };
  const dir = `${config.dataDir}/sandbox`;
  const sandbox = await startPaymentSandbox({ dir, clock, controls: config.portalTest, log });
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

import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import { PaymentRefused, PaymentsUnavailable } from '../payment-errors.ts';

/** The time limit of one attempt; the SDK's own retries stay off, since each would restart the clock. */
export type AttemptOptions = { timeout: number; maxNetworkRetries: 0 };

const MOST_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 150;
/** An attempt with less time than this left cannot succeed. */
const LEAST_MS = 500;

/** Network failures, 5xx, rate limits, and an identical request with the same key that is still running. */
function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const status = error.statusCode ?? 503;
  return status >= 500 || status === 429 || status === 409;
}

function translate(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (!isWorthAnotherTry(error)) return new PaymentRefused(error.message, error.code ?? error.type, { cause: error });
  return new PaymentsUnavailable(`The payment provider does not answer: ${error.message}`, { cause: error });
}

/**
 * Calls the provider until it answers or `timeoutMs` have passed in all. Only for calls that may be repeated: reads, and
 * writes with an idempotency key. Throws PaymentsUnavailable or PaymentRefused.
 */
export async function callWithinDeadline<Answer>(
  timeoutMs: number,
  call: (options: AttemptOptions) => Promise<Answer>,
): Promise<Answer> {
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call({ timeout: Math.max(1, Math.round(deadline - performance.now())), maxNetworkRetries: 0 });
    } catch (error) {
      const wait = FIRST_PAUSE_MS * 2 ** (attempt - 1);
      const timeLeft = deadline - performance.now() - wait;
      if (!isWorthAnotherTry(error) || attempt === MOST_ATTEMPTS || timeLeft < LEAST_MS) throw translate(error);
      await pause(wait);
    }
  }
}

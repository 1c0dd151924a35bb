import type { Locale, Schemas } from '../http/operation.ts';
import { money } from '../http/money.ts';
import { MOST_TRIES, resendAt } from './codes.ts';
import type { Progress } from './progress.ts';

export type Status = Schemas['RegistrationStatus'];
/** What of a status may be kept: all but a token. */
export type KeptStatus = Omit<Status, 'authToken'>;

/** The contract's `RegistrationStatus`, but for the token. */
export function presentStatus(
  { user, steps, due, code, purchases }: Progress,
  publishableKey: string | null,
  locale: Locale,
): KeptStatus {
  return {
    registered: user.registered,
    user_type: user.user_type,
    email: user.email,
    due,
    steps,
    code: user.verified_at === null && code !== undefined ? presentCode(code) : null,
    purchases: purchases.map((purchase) => presentPurchase(purchase, publishableKey, locale)),
  };
}

function presentCode(code: NonNullable<Progress['code']>): NonNullable<Status['code']> {
  return {
    sent_at: code.sent_at.toISOString(),
    expires_at: code.expires_at.toISOString(),
    resend_at: resendAt(code).toISOString(),
    tries_left: MOST_TRIES - code.tries,
  };
}

function presentPurchase(row: Progress['purchases'][number], publishableKey: string | null, locale: Locale) {
  const { id, product, state, session_id, url } = row;
  return { id, product, state, amount: money(row.amount, locale), session_id, publishable_key: publishableKey, url };
}

import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { presentPurchase } from '../../kernel/products/present.ts';
import { MOST_TRIES, resendAt } from '../../kernel/auth/mailbox-codes.ts';
import type { Progress } from '../../kernel/person/progress.ts';

export type Status = Schemas['RegistrationStatus'];
/** A status without its token, which must not be stored. */
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

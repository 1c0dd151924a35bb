import type { Logger } from 'pino';
import { linesOf } from '../../../machines/toga/rules.ts';
import type { Trx } from '../../kernel/db/database.ts';
import { thePortal } from '../../kernel/lifecycle/lifecycle.ts';
import { togaLife } from '../../kernel/lifecycle/lives.ts';
import { endOpenPayment } from '../../kernel/payments/end.ts';
import type { Payable, PayableKey } from '../../kernel/payments/payable.ts';
import { byId, eachOnItsOwn, hasRested } from '../../kernel/stuck/stuck.ts';
import { nameOf, type RentalRow, type TogaDeps } from './rentals.ts';

const BATCH = 100;

export const payableKey = (id: string): PayableKey => ({ type: 'toga_rental', id });

/** A rental, locked; undefined where it went with its account. */
async function lockIfThere(trx: Trx, id: string): Promise<RentalRow | undefined> {
  return trx.selectFrom('toga_rentals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** How a rental is paid for: its slot is held for as long as possible, and is the graduate's once paid. */
export function togaPayable(deps: TogaDeps): Payable {
  const { clock, jobs, union } = deps;
  const moved = () => ({ by: thePortal, at: clock.now() });
  return {
    type: 'toga_rental',
    bill: async (db, { payable_id }) => {
      const { email, locale, pieces } = await db
        .selectFrom('toga_rentals')
        .innerJoin('users', 'users.id', 'toga_rentals.user_id')
        .select(['email', 'locale', 'pieces'])
        .where('toga_rentals.id', '=', payable_id)
        .executeTakeFirstOrThrow();
      const lines = linesOf(pieces, union.prices);
      return {
        lines: lines.map(({ item, cents }) => ({ name: nameOf(deps, item, locale), amountCents: cents, quantity: 1 })),
        customerEmail: email,
        locale,
        returnQuery: `toga=${payable_id}`,
      };
    },
    lock: async (trx, id) => {
      await lockIfThere(trx, id);
    },
    give: async (trx, { payable_id, amount }) => {
      const rental = await lockIfThere(trx, payable_id);
      // Late money may be for what was chosen before, at another price.
      if (rental?.amount !== amount) return false;
      const at = clock.now();
      const how = { by: thePortal, at, set: { paid_at: at, expires_at: null } };
      if ((await togaLife.move(trx, rental, { type: 'payment.receive' }, how)) === undefined) return false;
      await jobs.send(trx, 'toga-mail', { rentalId: rental.id, kind: 'booked' });
      return true;
    },
    release: async (trx, id) => {
      const rental = await lockIfThere(trx, id);
      if (rental !== undefined) await togaLife.move(trx, rental, { type: 'payment.end' }, moved());
      return undefined;
    },
    noteRefunded: (trx, id) => jobs.send(trx, 'toga-mail', { rentalId: id, kind: 'refunded' }),
  };
}

/**
 * Releases a rental whose time to pay has run out, unless the graduate has started it again since. Throws PaymentsUnavailable, and then
 * nothing has changed.
 */
async function expireHold(deps: TogaDeps, id: string): Promise<void> {
  if ((await endOpenPayment(deps, payableKey(id))) === 'paid') return;
  await deps.db.transaction().execute(async (trx) => {
    const rental = await lockIfThere(trx, id);
    const at = deps.clock.now();
    if (rental === undefined || rental.expires_at === null || rental.expires_at > at) return;
    await togaLife.move(trx, rental, { type: 'hold.expire' }, { by: thePortal, at });
  });
}

/** Releases the slots of graduates who took too long to pay, each on its own. */
export async function sweepHolds(deps: TogaDeps, log: Logger): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.db
    .selectFrom('toga_rentals')
    .select('id')
    .where('state', 'in', togaLife.tagged('isOpen'))
    .where('expires_at', '<=', now)
    .where(hasRested('hold', 'toga_rentals.id', now))
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  await eachOnItsOwn(deps, log, 'hold', byId(due), (id) => expireHold(deps, id));
  return due.length;
}

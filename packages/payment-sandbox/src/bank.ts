import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Ledger } from './ledger.ts';
import type { SandboxSession } from './records.ts';
import { SandboxRefusal } from './refusal.ts';
import { describeSession } from './shapes.ts';

/** The dependencies of the sandbox's operations. */
export type Bank = {
  ledger: Ledger;
  clock: Clock;
  baseUrl(): string;
  /** Records an event and has it delivered to the shop. */
  emit(type: string, session: SandboxSession, object: Record<string, unknown>): void;
};

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000);

/** The payment intent's id is derived from the session's: one session, one payment. */
export const intentIdOf = (session: SandboxSession): string => session.id.replace('cs_test', 'pi');

function complete(bank: Bank, session: SandboxSession): void {
  const paid: SandboxSession = { ...session, status: 'complete', paysAt: null };
  const { metadata, total: amount } = session;
  bank.ledger.save('intent', {
    id: intentIdOf(session),
    session: session.id,
    amount,
    refunded: 0,
    charge: newId('ch'),
    metadata,
  });
  bank.ledger.save('session', paid);
  bank.emit('checkout.session.completed', paid, describeSession(paid, bank.baseUrl()));
}

function end(bank: Bank, session: SandboxSession): SandboxSession {
  const ended: SandboxSession = { ...session, status: 'expired', paysAt: null };
  bank.ledger.save('session', ended);
  bank.emit('checkout.session.expired', ended, describeSession(ended, bank.baseUrl()));
  return ended;
}

/** Applies what is due: slow cards pay, and expired sessions end. */
export function settle(bank: Bank): void {
  const now = secondsOf(bank.clock);
  for (const session of bank.ledger.tables.session.values()) {
    if (session.status !== 'open') continue;
    if (session.paysAt !== null && session.paysAt <= now) complete(bank, session);
    else if (session.expiresAt <= now) end(bank, session);
  }
}

/** The session in its current state; a refusal in the provider's words if there is none. */
export function findSession(bank: Bank, id: string): SandboxSession {
  settle(bank);
  const session = bank.ledger.tables.session.get(id);
  if (!session) throw new SandboxRefusal(404, `No such checkout.session: '${id}'`, { code: 'resource_missing' });
  return session;
}

/** Ends an open session; refuses one that has ended or is paid. */
export function expireSession(bank: Bank, id: string): SandboxSession {
  const session = findSession(bank, id);
  if (session.status === 'open') return end(bank, session);
  throw new SandboxRefusal(
    400,
    `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
  );
}

/** Takes the money at once, or after `delaySeconds` on the sandbox's clock. */
export function capture(bank: Bank, session: SandboxSession, delaySeconds: number): void {
  if (delaySeconds === 0) return complete(bank, session);
  bank.ledger.save('session', { ...session, paysAt: secondsOf(bank.clock) + delaySeconds });
}

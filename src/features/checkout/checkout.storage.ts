import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import type { Snapshot, SnapshotFrom } from 'xstate';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The account and the date of a choice. */
export interface CheckoutOwner {
  accountId: string;
  occurrenceId: string;
}

/** A part of `Storage`. */
export type KeptChoices = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface SavedCheckout {
  machine: 'checkout';
  version: number;
  /** ISO 8601. */
  savedAt: string;
  snapshot: Snapshot<unknown>;
}

/** Raise it with every change of the chart's states or context: a choice saved by an older version is then discarded. */
export const checkoutVersion = 6;

const longestMs = DAY_MS;
const prefix = 'checkout:';
const keyOf = ({ accountId, occurrenceId }: CheckoutOwner) => `${prefix}${accountId}:${occurrenceId}`;

/** Replaces an account's id for a visitor who has not logged in yet, in this tab only. */
export const visitor = 'visitor';

/** True if the choice can be kept: one was made, and no request is under way. */
export function isWorthSaving(snapshot: SnapshotFrom<typeof checkoutMachine>): boolean {
  const {
    context: { lines, booking },
    children: { hold, payment },
  } = snapshot;
  const isBusy = [snapshot, hold?.getSnapshot(), payment?.getSnapshot()].some((each) => each?.hasTag('busy'));
  return !isBusy && (lines.length > 0 || booking !== null);
}

/** Keeps a choice for a reload. If it cannot be stored (private browsing, full disk), the server still has the hold. */
export function saveCheckout(kept: KeptChoices, owner: CheckoutOwner, snapshot: Snapshot<unknown>, now: Date): void {
  const saved: SavedCheckout = {
    machine: 'checkout',
    version: checkoutVersion,
    savedAt: now.toISOString(),
    snapshot,
  };
  try {
    kept.setItem(keyOf(owner), JSON.stringify(saved));
  } catch {
    clearCheckout(kept, owner);
  }
}

function isSaved(value: unknown): value is SavedCheckout {
  if (typeof value !== 'object' || value === null) return false;
  const { machine, version, savedAt, snapshot } = value as Partial<SavedCheckout>;
  return (
    machine === 'checkout' && version === checkoutVersion && typeof savedAt === 'string' && typeof snapshot === 'object'
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the choice kept for this account and date; undefined, and removed, if it is damaged, of another version, or older than a day. */
export function loadCheckout(kept: KeptChoices, owner: CheckoutOwner, now: Date): Snapshot<unknown> | undefined {
  const text = kept.getItem(keyOf(owner));
  if (text === null) return undefined;
  const saved = parse(text);
  if (isSaved(saved) && now.getTime() - Date.parse(saved.savedAt) <= longestMs) return saved.snapshot;
  clearCheckout(kept, owner);
  return undefined;
}

/** Returns the storage key of the names typed for that date, until they are saved. */
export const draftIdOf = ({ accountId, occurrenceId }: CheckoutOwner): string =>
  `attendees:${accountId}:${occurrenceId}`;

export function clearCheckout(kept: KeptChoices, owner: CheckoutOwner): void {
  kept.removeItem(keyOf(owner));
}

/** Removes the choices of everyone but this account: on a shared computer nobody finds another's names. */
export function forgetOthers(kept: KeptChoices, accountId: string): void {
  const keys = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
  const others = keys.filter((key) => key.startsWith(prefix) && !key.startsWith(`${prefix}${accountId}:`));
  for (const key of others) kept.removeItem(key);
}

import type { Clock } from '../clock.ts';
import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** When a slot that is held from now on goes back to the others: before it begins, so that nobody books or pays for what is over. */
export const heldUntil = (clock: Clock, minutes: number, { starts_at }: { starts_at: Date }): Date =>
  new Date(Math.min(clock.now().getTime() + minutes * MINUTE_MS, starts_at.getTime()));

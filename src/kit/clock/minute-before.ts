import { MINUTE_MS } from '../../../machines/flow/durations.ts';

/** The minute before a moment (ISO 8601): a deadline is the first moment that is too late, and is told as the last minute in time. */
export const minuteBefore = (iso: string): string => new Date(Date.parse(iso) - MINUTE_MS).toISOString();

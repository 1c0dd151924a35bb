import { comingStretches } from '../calendar/yearly.ts';
import type { CardTime } from '../content/reference.ts';

/** Days as 2026-09-01. */
export type OpenTime = { opens_at: string; closes_at: string };

/** The periods for ordering cards that are not over on `today` (as 2026-11-21), soonest first, up to a year ahead. */
export const comingTimes = (times: readonly CardTime[], today: string): OpenTime[] =>
  comingStretches(times, today).map(({ opens_on, closes_on }) => ({ opens_at: opens_on, closes_at: closes_on }));

/** True if cards can be ordered on `today`. */
export const isOpen = (times: readonly CardTime[], today: string): boolean =>
  comingTimes(times, today).some(({ opens_at }) => opens_at <= today);

import { pause } from '../clock/wait.ts';

/** The pauses between polls, in milliseconds: each is longer than the one before. */
export interface Pace {
  first: number;
  longest: number;
  growth: number;
}

/** The pace while a person waits at the screen. */
export const patientPace: Pace = { first: 1000, longest: 8000, growth: 1.25 };

/**
 * Polls at once, and again after each pause, until there is a result. Rejects if `ask` rejects, or as soon as the signal is aborted.
 * @param ask resolves to undefined while there is no result yet
 */
export async function poll<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer | undefined>,
  signal: AbortSignal,
  { first, longest, growth }: Pace = patientPace,
): Promise<Answer> {
  for (let ms = first; ; ms = Math.min(ms * growth, longest)) {
    const answer = await ask(signal);
    if (answer !== undefined) return answer;
    await pause(ms, signal);
  }
}

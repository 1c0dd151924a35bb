import { pause } from '../clock/wait.ts';

/** How often something that may change at any moment is asked for, in milliseconds: each pause is longer than the one before. */
export interface Pace {
  first: number;
  longest: number;
  growth: number;
}

/** For what people wait in front of the screen. */
export const patientPace: Pace = { first: 1000, longest: 8000, growth: 1.25 };

/**
 * Asks at once, and again after each pause, until there is an answer. Rejects with what `ask` rejects with, or as soon as the signal is aborted.
 * @param ask resolves to undefined while there is no answer yet
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

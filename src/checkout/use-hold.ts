import { useSecondsUntil } from '../clock/use-seconds-until.ts';
import { useFact } from './use-checkout.ts';

/** Seconds until the hold ends, by the server's clock and not below zero; null while nothing is held. */
export const useSecondsLeft = (): number | null =>
  useSecondsUntil(
    useFact(({ context, value }) => (value.hold === 'absent' ? null : (context.booking?.expiresAt ?? null))),
  );

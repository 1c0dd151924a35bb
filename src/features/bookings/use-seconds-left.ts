import { useEffect, useEffectEvent, useState } from 'react';

const tickMs = 1000;

const secondsUntil = (expiresAt: string, clockAhead: number) =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now() - clockAhead) / 1000));

/**
 * Seconds until a moment of the server's, counted down to 0. `clockAhead` is how far its clock is ahead of this device's, in
 * milliseconds; `onEnd` runs once when there are none left.
 */
export function useSecondsLeft(expiresAt: string, clockAhead: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => secondsUntil(expiresAt, clockAhead));
  useEffect(() => {
    const count = () => setLeft(secondsUntil(expiresAt, clockAhead));
    count();
    const ticking = setInterval(count, tickMs);
    return () => clearInterval(ticking);
  }, [expiresAt, clockAhead]);
  const isOver = left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return left;
}

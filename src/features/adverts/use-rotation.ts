import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../kit/browser/reduced-motion.ts';

const everyMs = 2000;

/** Shows `count` things in turn, each for 2,000 ms, while nothing holds them. With reduced motion it starts paused. */
export function useRotation(count: number, held: boolean) {
  const reduced = useReducedMotion();
  const [wanted, setWanted] = useState<boolean>();
  const [turn, setTurn] = useState(0);
  const isPlaying = wanted ?? !reduced;
  const rotates = isPlaying && !held && count > 1;
  useEffect(() => {
    if (!rotates) return undefined;
    const timer = setInterval(() => setTurn((last) => last + 1), everyMs);
    return () => clearInterval(timer);
  }, [rotates]);
  return { shown: count === 0 ? 0 : turn % count, isPlaying, toggle: () => setWanted(!isPlaying) };
}

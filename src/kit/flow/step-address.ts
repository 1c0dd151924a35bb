import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';

/** The steps passed so far, the shown one last: each entry of the browser's history carries its own. */
export type Trail = readonly string[];

export type Move = { kind: 'back'; by: number } | { kind: 'push' | 'replace'; trail: Trail };

/** The chart's present position. */
interface Standing {
  /** The address of the shown step; null if the browser's does not change. */
  address: string | null;
  shown: string;
  /** True if the chart would open that step again. */
  canComeBack: (to: string) => boolean;
}

interface Steering {
  /** The step that the browser's address names; null for none. */
  step: string | null;
  /** The flow's steps in their order. */
  steps: readonly string[];
  /** The chart's address, as rendered. */
  wanted: string | null;
  read: () => Standing;
  /** Asks the chart to open a step. */
  ask: (step: string) => void;
  /** Called when the browser moves to an address that is not the running chart's; undefined while it is. */
  onElsewhere: (() => void) | undefined;
}

/** Goes back to an earlier step, pushes a later one if the shown one can be opened again, and otherwise replaces the shown one. */
export function moveTo(
  step: string,
  trail: Trail,
  steps: readonly string[],
  canComeBack: (to: string) => boolean,
): Move {
  const passed = trail.lastIndexOf(step);
  const shown = trail.at(-1);
  if (passed >= 0 && passed < trail.length - 1) return { kind: 'back', by: trail.length - 1 - passed };
  const isForward = shown !== undefined && steps.indexOf(step) > steps.indexOf(shown);
  if (isForward && canComeBack(shown)) return { kind: 'push', trail: [...trail, step] };
  return { kind: 'replace', trail: [...trail.slice(0, -1), step] };
}

const isTrail = (value: unknown): value is Trail => Array.isArray(value);

function readTrail(): Trail {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'trail' in state && isTrail(state.trail) ? state.trail : [];
}

/**
 * Keeps the browser's address and the chart together. When the chart moves, the address follows: forward with a new history entry, back to
 * the entry that is there already. When the browser moves, the chart is asked to open that step; if it refuses, the address is corrected.
 */
export function useStepAddress({ step, steps, wanted, read, ask, onElsewhere }: Steering): void {
  const [location, navigate] = useLocation();
  const followed = useRef<string | null>(null);

  const follow = useEffectEvent((address: string) => {
    followed.current = address;
    const { shown, canComeBack } = read();
    const move = moveTo(shown, readTrail(), steps, canComeBack);
    if (move.kind === 'back') return history.go(-move.by);
    if (address !== location || readTrail().length === 0)
      navigate(address, { replace: move.kind === 'replace', state: { trail: move.trail } });
  });

  const obey = useEffectEvent((here: string) => {
    if (wanted === null || here === wanted) return;
    if (onElsewhere !== undefined) return onElsewhere();
    if (step !== null) ask(step);
    const { address, shown } = read();
    const trail = [...readTrail().slice(0, -1), shown];
    if (address === wanted) navigate(wanted, { replace: true, state: { trail } });
  });

  // A step that is gone back to opens at its heading too, not where it was left. The next page's entry inherits this, so it is put back.
  const isAddressed = wanted !== null;
  useEffect(() => {
    if (!isAddressed) return undefined;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, [isAddressed]);
  useEffect(() => {
    if (wanted !== null && wanted !== followed.current) follow(wanted);
  }, [wanted]);
  useEffect(() => {
    if (followed.current !== null) obey(location);
  }, [location]);
}

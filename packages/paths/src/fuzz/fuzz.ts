import { makerOf } from '../chart/arbitrary.ts';
import { ending } from '../chart/endless.ts';
import { stimulusKey } from '../chart/stimuli.ts';
import { walkerOf } from '../chart/walker.ts';
import { inWords } from '../paths/prose.ts';
import type { WrittenPath } from '../paths/written-path.ts';
import type { Tested } from '../project/tested.ts';
import { pathOfDeeds } from './path-of-deeds.ts';
import { simplify } from './simplify.ts';
import { type Ground, wander } from './wander.ts';

export type FuzzOptions = {
  /** The first walk's seed; each further walk has the next. */
  seed?: number;
  /** The number of walks, 100 by default. */
  runs?: number;
  /** The most steps of a walk, 50 by default. */
  steps?: number;
};

/** A promise that a random walk breaks: the simplest walk that does, and the seed that finds it again at once. */
export type FuzzFailure = { seed: number; runs: number; broken: string; path: WrittenPath };

/**
 * Walks a chart at random, with payloads that its model's arbitraries make, until it breaks or breaks a rule that a single walk can refute.
 * Deterministic for a seed.
 * @returns the simplest walk that breaks the same; null if none of the walks breaks anything
 */
export function fuzz(
  { machine, model, rules }: Pick<Tested, 'machine' | 'model' | 'rules'>,
  { seed = 0, runs = 100, steps = 50 }: FuzzOptions = {},
): FuzzFailure | null {
  const ground: Ground = { walker: walkerOf(machine, model), model, rules };
  // Loads fast-check, which must not be stopped halfway.
  makerOf(seed);
  for (let run = 0; run < runs; run += 1) {
    const found = ending(() => wander(ground, seed + run, makerOf(seed + run), steps), model.patience);
    if (found.broken === null) continue;
    const simplest = simplify(ground, found);
    return { seed: seed + run, runs: run + 1, broken: found.broken, path: pathOfDeeds(ground, simplest) };
  }
  return null;
}

/** A failure in words: what broke, and each step with its payload. */
export function tellFuzz({ broken, path }: FuzzFailure): string[] {
  return [
    broken,
    ...path.steps.map(({ stimulus, states }, at) => {
      const { type: _, ...payload } = stimulus.event;
      const sent = stimulus.kind === 'delay' ? '' : ` ${inWords(payload)}`;
      return `  ${at + 1}. ${stimulusKey(stimulus)}${sent} → ${states.join(' + ')}`;
    }),
  ];
}

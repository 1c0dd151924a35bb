import type { Made, Maker } from '../chart/arbitrary.ts';
import { randomNumbers } from '../chart/random-numbers.ts';
import type { Move, Walker } from '../chart/step.ts';
import { caseKeyOf, type Stimulus, stimuliAt, take } from '../chart/stimuli.ts';
import type { Model } from '../chart/model.ts';
import { judging, type Verdict } from './judge.ts';
import type { Rule } from '../explore/rules.ts';

/** One thing that happened on a walk: a case, and the payload that was made for it. */
export type Deed = { key: string; stimulus: Stimulus; made: Made | undefined };

/** A walk as far as it went, and the promise that it broke at its end; null if it broke none. */
export type Walked = { input: unknown; deeds: readonly Deed[]; broken: string | null };

/** The chart and its promises, to be walked again and again. */
export type Ground = { walker: Walker; model: Model; rules: readonly Rule<never>[] };

/** Walks at random, with payloads as they come: each thing that can happen next is equally likely. */
export function wander({ walker, model, rules }: Ground, seed: number, make: Maker, longest: number): Walked {
  const random = randomNumbers(seed);
  const pick = <Thing>(things: readonly Thing[]) => things[Math.floor(random() * things.length)];
  const input = pick(model.inputs ?? [undefined]);
  const judge = judging(rules);
  let move = walker.begin(input);
  let verdict = judge.begin(move);
  const deeds: Deed[] = [];
  while (verdict.broken === null && deeds.length < longest) {
    const stimulus = pick(stimuliAt(move.moment, model, (arbitrary) => [make(arbitrary)]));
    if (stimulus === undefined) break;
    deeds.push(deedOf(stimulus));
    ({ move, verdict } = onward({ walker, judge }, { move, verdict }, stimulus));
  }
  return { input, deeds, broken: verdict.broken };
}

/** Does the same deeds again, without those that can't happen any more; ends where a promise breaks. */
export function redo({ walker, model, rules }: Ground, input: unknown, wanted: readonly Deed[]): Walked {
  const judge = judging(rules);
  let move = walker.begin(input);
  let verdict = judge.begin(move);
  const deeds: Deed[] = [];
  for (const deed of wanted) {
    if (verdict.broken !== null) break;
    const { key, made } = deed;
    const stimulus = stimuliAt(move.moment, model, () => (made === undefined ? [] : [made])).find(
      (each) => caseKeyOf(each) === key,
    );
    if (stimulus === undefined) continue;
    deeds.push({ ...deed, stimulus });
    ({ move, verdict } = onward({ walker, judge }, { move, verdict }, stimulus));
  }
  return { input, deeds, broken: verdict.broken };
}

type Place = { move: Move; verdict: Verdict };

/** One step further. A step that breaks the chart leads nowhere. */
export function onward(
  { walker, judge }: { walker: Walker; judge: ReturnType<typeof judging> },
  { move, verdict }: Place,
  stimulus: Stimulus,
): Place {
  const next = take(walker, move.moment, stimulus);
  return { move: next, verdict: judge.next(next, verdict.open) };
}

export const deedOf = (stimulus: Stimulus): Deed => ({
  key: caseKeyOf(stimulus),
  stimulus,
  made: stimulus.kind === 'delay' ? undefined : stimulus.made,
});

import { configurationKey } from '../chart/configuration.ts';
import { judging } from './judge.ts';
import { type Deed, deedOf, type Ground, onward, redo, type Walked } from './wander.ts';
import { caseKeyOf, stimuliAt } from '../chart/stimuli.ts';

/** The walks that are tried to make a failure simpler. */
const MOST_TRIES = 5000;

/**
 * The simplest walk that breaks the same promise: first without every step that isn't needed, then the shortest that the same payloads allow,
 * then with each payload as simple as its arbitrary can make it.
 */
export function simplify(ground: Ground, failed: Walked): Walked {
  let tries = 0;
  const attempt = (deeds: readonly Deed[]): Walked | null => {
    tries += 1;
    if (tries > MOST_TRIES) return null;
    const walked = redo(ground, failed.input, deeds);
    return walked.broken === failed.broken ? walked : null;
  };
  let best = fewer(shortest(ground, fewer(failed, attempt)), attempt);
  for (let simpler = plainer(best, attempt); simpler !== best; simpler = plainer(best, attempt))
    best = fewer(simpler, attempt);
  return best;
}

type Attempt = (deeds: readonly Deed[]) => Walked | null;

/** Leaves out parts, halves first, then single steps, as long as the walk still fails. */
function fewer(failed: Walked, attempt: Attempt): Walked {
  let best = failed;
  for (let size = Math.ceil(best.deeds.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < best.deeds.length;) {
      const found = attempt(best.deeds.toSpliced(from, size));
      if (found === null) from += size;
      else best = found;
    }
  }
  return best;
}

/** The shortest walk with the payloads of this one, breadth first; this one itself if none is shorter within the tries. */
function shortest({ walker, model, rules }: Ground, failed: Walked): Walked {
  const judge = judging(rules);
  const payloads = new Map(failed.deeds.map(({ key, made }) => [key, made]));
  const move = walker.begin(failed.input);
  const queue = [{ move, verdict: judge.begin(move), deeds: [] as readonly Deed[] }];
  const seen = new Set<string>();
  for (const place of queue) {
    if (place.deeds.length + 1 >= failed.deeds.length || queue.length > MOST_TRIES) break;
    const known = [...payloads.values()].filter((made) => made !== undefined);
    for (const stimulus of stimuliAt(place.move.moment, model, () => known)) {
      if (stimulus.kind !== 'delay' && stimulus.made !== payloads.get(caseKeyOf(stimulus))) continue;
      const next = onward({ walker, judge }, place, stimulus);
      const deeds = [...place.deeds, deedOf(stimulus)];
      if (next.verdict.broken === failed.broken) return { ...failed, deeds };
      const key = `${configurationKey(next.move.moment, { actors: model.actors })} ${next.verdict.open.join()}`;
      if (next.verdict.broken !== null || seen.has(key)) continue;
      seen.add(key);
      queue.push({ ...next, deeds });
    }
  }
  return failed;
}

/** The first payload that can be simpler, made so; the same walk if none can. */
function plainer(failed: Walked, attempt: Attempt): Walked {
  for (const [at, deed] of failed.deeds.entries()) {
    const { made } = deed;
    if (made === undefined) continue;
    for (const simpler of made.arbitrary.shrink(made.value, made.context)) {
      const found = attempt(failed.deeds.with(at, { ...deed, made: { ...made, ...simpler } }));
      if (found !== null) return found;
    }
  }
  return failed;
}

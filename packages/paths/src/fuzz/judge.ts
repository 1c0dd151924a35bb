import { sightOf } from '../chart/sight.ts';
import type { Move } from '../chart/step.ts';
import type { Rule } from '../explore/rules.ts';

/** The promises that are open on a walk: for each rule, the steps since it asked for something; null if it waits for nothing. */
export type Open = readonly (number | null)[];

/** The promises on a walk that has gone so far, and the one that it breaks. */
export type Verdict = { open: Open; broken: string | null };

/**
 * Judges a walk step by step: the chart must not break, and what a single walk can refute must hold: `never`, `always`, `until`, and
 * `eventually` within a number of steps.
 */
export function judging(rules: readonly Rule<never>[]) {
  return {
    begin: (move: Move): Verdict =>
      judge(
        rules,
        move,
        rules.map(() => null),
      ),
    next: (move: Move, open: Open): Verdict => judge(rules, move, open),
  };
}

function judge(rules: readonly Rule<never>[], { moment, fault }: Move, open: Open): Verdict {
  if (fault !== null) return { open, broken: `breaks: ${fault}` };
  const now = sightOf(moment);
  let broken: string | null = null;
  const next = rules.map((rule, at) => {
    const found = stateOf(rule, now, open[at] ?? null);
    if (found === 'broken') broken ??= `rule broken: ${rule.says}`;
    return found === 'broken' ? null : found;
  });
  return { open: next, broken };
}

function stateOf(rule: Rule<never>, now: ReturnType<typeof sightOf>, since: number | null): number | null | 'broken' {
  if ('never' in rule) return rule.never(now) ? 'broken' : null;
  if ('until' in rule) {
    const isAsked = (since !== null || rule.once(now)) && !rule.until(now);
    return isAsked ? (rule.holds(now) ? 0 : 'broken') : null;
  }
  if (typeof rule.by !== 'number' || rule.later(now)) return null;
  const steps = since === null ? (rule.once(now) ? 0 : null) : since + 1;
  return steps !== null && steps > rule.by ? 'broken' : steps;
}

import { behaviourOf, detailsOf } from './alike.ts';
import { detailMutantsOf } from './detail-mutants.ts';
import { type Exploration, exploreLoaded } from '../explore/explore.ts';
import { walkerOf } from '../chart/walker.ts';
import { type Journey, travelOn, type Watch } from '../journeys/journeys.ts';
import { brokenJourneys } from '../journeys/suite.ts';
import type { Tested } from '../project/tested.ts';
import type { Mutant } from './mutant.ts';
import { mutantsOf } from './mutants.ts';
import { complaints } from '../explore/report.ts';
import { brokenRules, type Rule } from '../explore/rules.ts';
import { sightOf } from '../chart/sight.ts';

export type MutationScore = {
  killed: number;
  /** The mutants that the chart's tests do not notice. */
  survivors: readonly string[];
  /** Those that nobody could notice: they behave like the chart in every configuration (see `behaviourOf`). */
  alike: readonly string[];
  /** Those in what the walk of the chart never takes: its model has no case that leads there, so they do not count either. */
  unwalked: readonly string[];
  /** Those that the model calls the same as the chart, with a reason (`equivalents`): they do not count. */
  excused: readonly string[];
  /** Mistakes that XState itself refuses to build: they can never be made, so they do not count. */
  refused: readonly string[];
};

export type MutateOptions = {
  /** The mistakes to make; the plausible ones by default. */
  mutants?: readonly Mutant[];
  /** The behaviour in which a mutant must differ to count, as a text; where it leads by default, `detailsOf` for what goes with it. */
  behaviour?: (exploration: Exploration) => string;
  /** Called for every mutant. */
  onProgress?: (done: number, all: number) => void;
};

/**
 * Tests the chart's tests with each mistake that could be made in it: journeys first, then the gaps of its walk and the rules.
 * @throws if a journey fails on the chart itself, its walk was stopped, or the model excuses a mistake that the tests notice
 */
export function mutate(
  tested: Tested,
  { mutants = mutantsOf(tested.machine), behaviour = behaviourOf, onProgress = () => {} }: MutateOptions = {},
): MutationScore {
  const judge = judging(tested, behaviour);
  const { equivalents = {} } = tested;
  const score = {
    killed: 0,
    survivors: [] as string[],
    alike: [] as string[],
    unwalked: [] as string[],
    excused: [] as string[],
    refused: [] as string[],
  };
  for (const [at, mutant] of mutants.entries()) {
    const found = judge(mutant);
    const isExcused = Object.hasOwn(equivalents, mutant.name);
    if (isExcused && found !== 'survivors')
      throw new Error(
        `The model excuses '${mutant.name}' for nothing: ${found === 'killed' ? 'its tests notice it' : 'it does not count anyway'}. Take it out of \`equivalents\`.`,
      );
    const verdict = isExcused ? 'excused' : found;
    if (verdict === 'killed') score.killed += 1;
    else score[verdict].push(mutant.name);
    onProgress(at + 1, mutants.length);
  }
  return score;
}

/** The same for mistakes in what goes with a chart's steps: tags, meta, inputs, actions, delays. They count for themselves. */
export const mutateDetails = (tested: Tested, options: Pick<MutateOptions, 'onProgress'> = {}): MutationScore =>
  mutate(tested, { ...options, mutants: detailMutantsOf(tested.machine), behaviour: detailsOf });

/** The share of mutants that are noticed, of those that can be; in per cent, to one decimal place. */
export function percentNoticed({ killed, survivors }: Pick<MutationScore, 'killed' | 'survivors'>): number {
  const all = killed + survivors.length;
  return all === 0 ? 100 : Math.floor((killed / all) * 1000) / 10;
}

function built({ make }: Mutant): Tested['machine'] | null {
  try {
    return make();
  } catch {
    return null;
  }
}

type Verdict = 'killed' | 'survivors' | 'alike' | 'unwalked' | 'refused';

/** Runs a chart's tests on a mutant. Findings on the chart itself do not count. @throws if a journey fails on it, or its walk was stopped */
function judging(
  { machine: original, model, journeys, rules }: Tested,
  behaviourOf: (exploration: Exploration) => string,
): (mutant: Mutant) => Verdict {
  const failing = brokenJourneys({ machine: original, model, journeys });
  if (failing.length > 0)
    throw new Error(
      `No mistake can be told from the chart as it is, for its own journeys fail: mend them first.\n  ${failing.join('\n  ')}`,
    );
  const exploration = exploreLoaded(original, model);
  if (exploration.stopped !== null)
    throw new Error(
      `No mistake can be told from the chart as it is, for its walk was stopped: mend that first.\n  ${exploration.stopped}`,
    );
  const behaviour = behaviourOf(exploration);
  const { nodes, arcs, starts, faults } = exploration;
  const walked = new Set([...starts, ...arcs, ...faults].flatMap((walk) => walk.walked));
  const isUnwalked = ({ touches }: Mutant) => touches.length > 0 && !touches.some((id) => walked.has(id));
  const limit = nodes.length * 2 + 100;
  const kept = rules.filter((rule) => brokenRules(exploration, [rule]).length === 0);
  const watch = watching(kept);
  const others = kept.filter((rule) => !('never' in rule));
  const findingsOn = (found: Exploration) => [...complaints(found.report), ...brokenRules(found, others)];
  const chartItself = walkerOf(original, model);
  const accepted = new Set([
    ...findingsOn(exploration),
    ...journeys.flatMap((journey) => travelOn(chartItself, journey, watch).failure ?? []),
  ]);
  const isNew = (finding: string | null) => finding !== null && !accepted.has(finding);
  const inLikelyOrder = orderingJourneys({ machine: original, model, journeys });
  return (mutant) => {
    const machine = built(mutant);
    if (machine === null) return 'refused';
    const chart = walkerOf(machine, model);
    try {
      if (inLikelyOrder(mutant).some((journey) => isNew(travelOn(chart, journey, watch).failure))) return 'killed';
      const found = exploreLoaded(machine, { ...model, limit }, (moment) => {
        const forbidden = watch(moment);
        if (forbidden !== null) throw new Error(forbidden);
      });
      if (findingsOn(found).some(isNew)) return 'killed';
      if (behaviourOf(found) !== behaviour) return 'survivors';
      return isUnwalked(mutant) ? 'unwalked' : 'alike';
    } catch {
      // A chart that breaks as it begins fails every test; one that comes to what a rule forbids has been noticed.
      return 'killed';
    }
  };
}

/** Watches for moments that a rule forbids: the first one kills the mutant, without walking the whole chart. */
function watching(rules: readonly Rule<never>[]): Watch {
  const forbidding = rules.filter((rule) => 'never' in rule);
  return (moment) => forbidding.find((rule) => rule.never(sightOf(moment)))?.says ?? null;
}

/** The journeys, those that take what a mutant changes first: one of them mostly notices. */
function orderingJourneys({ machine, model, journeys }: Pick<Tested, 'machine' | 'model' | 'journeys'>) {
  const chart = walkerOf(machine, model);
  const walked = new Map(journeys.map((journey) => [journey, new Set(travelOn(chart, journey).walked)]));
  return ({ touches }: Mutant): Journey[] => {
    const isLikely = (journey: Journey) => touches.some((id) => walked.get(journey)?.has(id));
    return journeys.toSorted((one, other) => Number(isLikely(other)) - Number(isLikely(one)));
  };
}

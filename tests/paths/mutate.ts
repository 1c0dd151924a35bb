import { type Exploration, exploreLoaded } from './explore.ts';
import type { Tested } from './load.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { complaints } from './report.ts';
import { brokenRules } from './rules.ts';
import { brokenJourneys } from './suite.ts';

export type MutationScore = {
  killed: number;
  /** The mutants that the chart's tests do not notice. */
  survivors: readonly string[];
  /** Mistakes that XState itself refuses to build: they can never be made, so they do not count. */
  refused: readonly string[];
};

/** Whether the chart's tests notice each mistake that could be made in it: journeys first, then the gaps of its walk and the rules. `onProgress` hears of every mutant. */
export function mutate(tested: Tested, onProgress: (done: number, all: number) => void = () => {}): MutationScore {
  const exploration = exploreLoaded(tested.machine, tested.model);
  const accepted = new Set([...findingsOn(exploration, tested.rules), ...brokenJourneys(tested)]);
  const limit = exploration.nodes.length * 2 + 100;
  const survivors: string[] = [];
  const refused: string[] = [];
  let killed = 0;
  const mutants = mutantsOf(tested.machine);
  for (const [at, mutant] of mutants.entries()) {
    const machine = built(mutant);
    if (machine === null) refused.push(mutant.name);
    else if (isNoticed({ ...tested, machine }, accepted, limit)) killed += 1;
    else survivors.push(mutant.name);
    onProgress(at + 1, mutants.length);
  }
  return { killed, survivors, refused };
}

function built({ make }: Mutant): Tested['machine'] | null {
  try {
    return make();
  } catch {
    return null;
  }
}

const findingsOn = (exploration: Exploration, rules: Tested['rules']) => [
  ...complaints(exploration.report),
  ...brokenRules(exploration, rules),
];

function isNoticed({ machine, model, journeys, rules }: Tested, accepted: ReadonlySet<string>, limit: number): boolean {
  const isNew = (finding: string) => !accepted.has(finding);
  if (brokenJourneys({ machine, journeys }).some(isNew)) return true;
  return findingsOn(exploreLoaded(machine, { ...model, limit }), rules).some(isNew);
}

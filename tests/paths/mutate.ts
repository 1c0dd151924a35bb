import { exploreLoaded } from './explore.ts';
import type { Tested } from './load.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { complaints } from './report.ts';
import { brokenJourneys } from './suite.ts';

export type MutationScore = {
  killed: number;
  /** The mutants that the chart's tests do not notice. */
  survivors: readonly string[];
  /** Mistakes that XState itself refuses to build: they can never be made, so they do not count. */
  refused: readonly string[];
};

/** Whether the chart's tests notice each mistake that could be made in it: journeys first, then the gaps of its walk. */
export function mutate(tested: Tested): MutationScore {
  const { nodes, report } = exploreLoaded(tested.machine, tested.model);
  const accepted = new Set([...complaints(report), ...brokenJourneys(tested)]);
  const limit = nodes.length * 2 + 100;
  const survivors: string[] = [];
  const refused: string[] = [];
  let killed = 0;
  for (const mutant of mutantsOf(tested.machine)) {
    const machine = built(mutant);
    if (machine === null) refused.push(mutant.name);
    else if (isNoticed({ ...tested, machine }, accepted, limit)) killed += 1;
    else survivors.push(mutant.name);
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

function isNoticed({ machine, model, journeys }: Tested, accepted: ReadonlySet<string>, limit: number): boolean {
  const isNew = (finding: string) => !accepted.has(finding);
  if (brokenJourneys({ machine, journeys }).some(isNew)) return true;
  const { report } = exploreLoaded(machine, { ...model, limit });
  return complaints(report).some(isNew);
}

import { mutantsOf, retargetedOf } from '../mutation/mutants.ts';
import { mutate, mutateDetails, percentNoticed } from '../mutation/mutate.ts';
import { shortPath } from '../project/project.ts';
import { type Given, testedOf } from './given.ts';
import type { MutationRow } from './mutation-table.ts';
import type { Options } from './options.ts';
import { print } from './print.ts';
import { progress } from './progress.ts';

const LEAST_SHARE = 95;

const ALIKE = 'does the same in every configuration';
const LOOKS_ALIKE = 'looks the same on a walk, which sees nothing of what is only sent, emitted or logged';

/** Advice on survivors. */
const CURE = 'Pin what survives with a journey that takes it and says where it leads, or that it is `refused`,';
const CURE_OF_DETAILS =
  'Pin what survives with `does`, `sends`, `emits`, `context`, `asks`, `tags`, `meta` or `wait` in a journey';

/** Tells which mistakes a chart's tests don't notice, true if they are few; with its row if a table is asked for. */
export async function mutateChart(
  given: Given,
  options: Options,
): Promise<{ isWell: boolean; row: MutationRow | null }> {
  if (options.table === undefined) return { isWell: await showMutation(given, options), row: null };
  const tested = await testedOf(given);
  const onProgress = progress(given.name);
  const [steps, details] = [mutate(tested, { onProgress }), mutateDetails(tested, { onProgress })];
  const survivors = [...steps.survivors, ...details.survivors];
  if (survivors.length > 0) print(...survivors.map((survivor) => `${given.name}: survives: ${survivor}`));
  return {
    isWell: Math.min(percentNoticed(steps), percentNoticed(details)) >= LEAST_SHARE,
    row: { name: given.name, steps, details },
  };
}

async function showMutation(given: Given, { everywhere, details }: Options): Promise<boolean> {
  const { name, project, modelFile } = given;
  const tested = await testedOf(given);
  const mutants = everywhere ? retargetedOf(tested.machine, 'everywhere') : mutantsOf(tested.machine);
  const onProgress = progress(name);
  const score = details ? mutateDetails(tested, { onProgress }) : mutate(tested, { mutants, onProgress });
  const { killed, survivors, alike, unwalked, refused } = score;
  const share = percentNoticed(score);
  print(
    `${name}: ${killed} of ${killed + survivors.length} mutants noticed (${share} %); ` +
      `${alike.length} ${alike.length === 1 ? 'does' : 'do'} the same as the chart, ${unwalked.length} in what is not walked, ` +
      `${refused.length} XState refuses to build`,
    ...survivors.map((survivor) => `  survives: ${survivor}`),
    ...(everywhere ? [] : alike.map((mutant) => `  ${details ? LOOKS_ALIKE : ALIKE}: ${mutant}`)),
    ...(everywhere ? [] : unwalked.map((mutant) => `  not walked: ${mutant}`)),
    ...(survivors.length === 0 ? [] : [`  ${details ? CURE_OF_DETAILS : CURE} in ${shortPath(project, modelFile)}.`]),
  );
  return share >= LEAST_SHARE;
}

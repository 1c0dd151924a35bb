import { type Stimulus, stimulusKey } from '../chart/stimuli.ts';

/** A path in words, up to a step. */
export function describePath({ steps }: { steps: readonly { stimulus: Stimulus }[] }, end = steps.length): string {
  return ['start', ...steps.slice(0, end).map(({ stimulus }) => stimulusKey(stimulus))].join(' > ');
}

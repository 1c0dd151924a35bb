import type { AnyStateMachine } from 'xstate';
import { allStates } from '../chart/edges.ts';
import type { Arc } from '../explore/graph.ts';
import type { Path } from './path-plan.ts';
import type { Stimulus } from '../chart/stimuli.ts';
import { wordsOf } from '../chart/ways.ts';

/** One thing to do or to bring about, and the sights to expect then; in English, for manual testers. */
export type ProseStep = { does: string; sees: string };

/** Reads a chart's own descriptions, so that paths can be told in them. `leavesAt` are the active states after a step. */
export function storyteller(machine: AnyStateMachine, leavesAt: (node: number) => readonly string[]) {
  const descriptions = new Map(allStates(machine.root).map((node) => [node.id, node.description ?? wordsOf(node.key)]));
  const sees = (node: number) =>
    leavesAt(node)
      .map((leaf) => descriptions.get(leaf) ?? leaf)
      .join(' ');
  return {
    begin: ({ start }: Path): ProseStep => ({
      does: start.input === undefined ? 'It begins.' : `It begins with ${brief(start.input)}.`,
      sees: sees(start.to),
    }),
    step: ({ stimulus, to }: Arc): ProseStep => ({ does: sentenceOf(stimulus), sees: sees(to) }),
  };
}

/** The event of a step as a sentence: the actor, and the payload. */
function sentenceOf(stimulus: Stimulus): string {
  if (stimulus.kind === 'delay') return `Wait ${stimulus.ms} ms.`;
  if (stimulus.kind === 'event') {
    const { type, ...payload } = stimulus.event;
    return Object.keys(payload).length === 0 ? `Do “${type}”.` : `Do “${type}” with ${brief(payload)}.`;
  }
  if (stimulus.kind === 'news')
    return `Let “${stimulus.src}” say ${brief((stimulus.event as { snapshot?: unknown }).snapshot)}.`;
  const { src, outcome } = stimulus;
  if ('error' in outcome) return `Make “${src}” fail with ${brief(outcome.error)}.`;
  return outcome.output === undefined ? `Let “${src}” succeed.` : `Let “${src}” answer ${brief(outcome.output)}.`;
}

const MOST_LETTERS = 160;

function brief(value: unknown): string {
  const text = inWords(value) ?? 'nothing';
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)}…`;
}

/** The title of a path: its number, and its final states. */
export function titleOf({ start, steps }: Path, at: number, leavesAt: (node: number) => readonly string[]): string {
  const ends = leavesAt(steps.at(-1)?.to ?? start.to).map((leaf) => leaf.split('.').slice(-2).join(' '));
  return `${at + 1}, ends in ${ends.join(' and ')}`;
}

/** A value as JSON, and an error in it by its name and its message. */
export const inWords = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) => (each instanceof Error ? `${each.name}: ${each.message}` : each));

import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '../chart/edges.ts';

/**
 * The keys of the context that a transition's guard reads, by what is written in it, if it reads nothing else but where the chart is; null if it may
 * also look at the event or at what stands outside the chart, or nobody can tell.
 */
export function contextKeysOf(charts: readonly AnyStateMachine[], edgeId: string): string[] | null {
  const sources = writtenAt(charts, edgeId);
  if (sources === null || sources.some((source) => takenBy(source) !== 'context' || asksOutside(source))) return null;
  const read = sources.flatMap((source) => [...source.matchAll(/\bcontext\??\.(\w+)/g)]);
  return [...new Set(read.flatMap(([, key]) => key ?? []))];
}

/** The states that a transition's guard asks for with `stateIn`, in words. */
export const statesAskedOf = (charts: readonly AnyStateMachine[], edgeId: string): string[] =>
  charts.flatMap((machine) =>
    transitionsOf(machine).flatMap(({ id, guard }) => (id === edgeId ? statesIn(machine, guard) : [])),
  );

function statesIn(machine: AnyStateMachine, guard: unknown): string[] {
  const written = writtenAs(machine, guard) as { stateValue?: unknown; guards?: readonly unknown[] } | undefined;
  if (written?.stateValue === undefined) return written?.guards?.flatMap((part) => statesIn(machine, part)) ?? [];
  return [typeof written.stateValue === 'string' ? written.stateValue : JSON.stringify(written.stateValue)];
}

/** True if a transition's guard doesn't see the event, but asks what stands outside the chart: a clock, a store, a setting. */
export function isDecidedOutside(charts: readonly AnyStateMachine[], edgeId: string): boolean {
  const sources = writtenAt(charts, edgeId) ?? [];
  return sources.every((source) => ['context', ''].includes(takenBy(source) ?? '?')) && sources.some(asksOutside);
}

/** The functions of a transition's guard as they are written; null if it has none, or one of XState's own. */
function writtenAt(charts: readonly AnyStateMachine[], edgeId: string): readonly string[] | null {
  for (const machine of charts) {
    const transition = transitionsOf(machine).find(({ id }) => id === edgeId);
    if (transition !== undefined) return sourcesOf(machine, transition.guard);
  }
  return null;
}

/** The same of one guard; of one that is made of others, those of each. */
function sourcesOf(machine: AnyStateMachine, guard: unknown): readonly string[] | null {
  const written = writtenAs(machine, guard);
  if (typeof written !== 'function') return null;
  if ('stateValue' in written) return [];
  if (!('check' in written)) return [String(written)];
  const parts = (written as { guards?: readonly unknown[] }).guards?.map((part) => sourcesOf(machine, part)) ?? [null];
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

function writtenAs(machine: AnyStateMachine, guard: unknown): unknown {
  const name = typeof guard === 'object' && guard !== null ? (guard as { type?: unknown }).type : guard;
  return typeof name === 'string' ? machine.implementations.guards[name] : name;
}

/** The parts of its argument that a guard destructures; null if it may see all of it. */
function takenBy(source: string): string | null {
  if (/\barguments\b/.test(source)) return null;
  if (/^(?:function\b[^(]*|\w+)?\(\s*\)/.test(source)) return '';
  const [, taken] = /^(?:function\b[^(]*|\w+)?\(\s*\{([^{}.]*)\}/.exec(source) ?? [];
  return taken?.trim().replace(/,$/, '') ?? null;
}

/** Calls of these give the same for the same; the words of the language look like calls. */
const STEADY = new Set(
  'context Math Number String Boolean Object Array JSON Set Map RegExp if for while switch catch return function'.split(
    ' ',
  ),
);

/** True if a guard calls something that is neither its own nor steady. */
function asksOutside(source: string): boolean {
  if (/\b(?:Date|performance|Math\.random)\b/.test(source)) return true;
  const own = [...source.matchAll(/\(([^()]*)\)\s*=>|(\w+)\s*=>/g)].flatMap(
    ([, many, one]) => (many ?? one)?.match(/\w+/g) ?? [],
  );
  const called = source
    .slice(source.indexOf(')'))
    .matchAll(/(?<![\w.$?)\]])([A-Za-z_$][\w$]*)(?:\??\.\w+)*(?:\?\.)?\s*\(/g);
  return [...called].some(([, head = '']) => !STEADY.has(head) && !own.includes(head));
}

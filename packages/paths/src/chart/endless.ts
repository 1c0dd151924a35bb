import { runInThisContext, Script } from 'node:vm';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { activeNodes, isLeaf } from './edges.ts';
import { messageOf } from './message-of.ts';

/** The step that is being taken: the chart, where it stands, and what happens to it. */
type Underway = { machine: AnyStateMachine; snapshot: AnyMachineSnapshot | null; event: AnyEventObject | null };

let underway: Underway | null = null;
let code: string | null = null;

/** Notes the step that begins, so that it can be named if it never ends. */
export function beginStep(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot | null,
  event: AnyEventObject | null,
): void {
  underway = { machine, snapshot, event };
  code = null;
}

/** Notes whose code runs from now on, in words: `the guard mayRetry`. */
export function beginCode(words: string): void {
  code = words;
}

const DEFAULT_S = 10;
/** A batch of work gives way this soon, so that its time is that of its last step. */
const BATCH_MS = 150;

/** Thrown for code that was stopped because it took too long. */
export class Endless extends Error {
  constructor(seconds: number) {
    const { machine, snapshot, event } = underway ?? {};
    const leaves = snapshot === null || snapshot === undefined ? [] : activeNodes(snapshot).filter(isLeaf);
    const place = leaves.length === 0 ? 'at the start' : `in ${leaves.map(({ id }) => id).join(' + ')}`;
    const what = event === null || event === undefined ? '' : ` on ${wordsOf(event)}`;
    super(
      `${machine?.id ?? 'The chart'}: ${code ?? 'its code'} never comes to an end ${place}${what}: it was stopped after ${seconds} s. ` +
        'Mend its loop, or allow it more with `patience` in the model.',
    );
  }
}

const MOST_LETTERS = 160;

function wordsOf({ type, ...payload }: AnyEventObject): string {
  const text = Object.keys(payload).length === 0 || type.startsWith('xstate.') ? '' : ` ${messageOf(payload)}`;
  return `${type}${text.slice(0, MOST_LETTERS)}`;
}

/** The milliseconds for which this thread has had a processor; 0 where Node doesn't say so yet. */
function timeAtWork(): number {
  const { user = 0, system = 0 } = (process as Partial<NodeJS.Process>).threadCpuUsage?.() ?? {};
  return (user + system) / 1000;
}

/** The clock itself, which a chart sees standing still. */
const now = performance.now.bind(performance);

/** Takes steps one by one, until `step` has no more of them; one that does not come to an end in time, at work all along or twice, is stopped. @throws Endless */
export function stepByStep(step: () => boolean, seconds = DEFAULT_S): void {
  let taken = 0;
  let stoppedAt = -1;
  const batch = (): boolean => {
    const end = now() + BATCH_MS;
    while (step()) {
      taken += 1;
      if (now() >= end) return true;
    }
    return false;
  };
  for (;;) {
    const began = timeAtWork();
    const outcome = inTime(batch, seconds);
    if (outcome === false) return;
    if (outcome === true) continue;
    // The machine may have been asleep, or busy with other things: then only the same step again is certain.
    if (stoppedAt === taken || timeAtWork() - began >= seconds * 1000) throw new Endless(seconds);
    stoppedAt = taken;
  }
}

/** The same for work that is a few steps at most. @throws Endless */
export function ending<T>(work: () => T, seconds = DEFAULT_S): T {
  let result: { value: T } | null = null;
  stepByStep(() => {
    result = { value: work() };
    return false;
  }, seconds);
  return (result as unknown as { value: T }).value;
}

const WORK = Symbol.for('xstate-paths work');
const script = new Script("globalThis[Symbol.for('xstate-paths work')]()");
const host = runInThisContext('globalThis') as Record<symbol, unknown>;

/** Runs something; null if it was stopped, for V8 can end what would never end. */
function inTime<T>(work: () => T, seconds: number): T | null {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  host[WORK] = work;
  try {
    return script.runInThisContext({ timeout: seconds * 1000 + BATCH_MS }) as T;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    // What is stopped so does not come to its `finally`.
    Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
    return null;
  }
}

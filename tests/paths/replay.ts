import type { AnyStateMachine } from 'xstate';
import { activeLeaves } from './configuration.ts';
import { drawFailure } from './draw-failure.ts';
import type { Path } from './path-plan.ts';
import { type Exploration, eventSource } from './explore.ts';
import type { Arc, Start } from './graph.ts';
import { instrument } from './instrument.ts';
import { shrink } from './shrink.ts';
import { advance, begin } from './step.ts';
import { stimulusKey } from './stimuli.ts';

/** Walks explored paths on `machine`, without running any effect, and says where it stands elsewhere than explored; one line each. */
export function replayOnChart(machine: AnyStateMachine, { nodes }: Exploration, paths: readonly Path[]): string[] {
  const chart = instrument(machine);
  const leavesAt = (node: number) => (nodes[node]?.leaves ?? []).join(' + ');
  return paths.flatMap(({ start, steps }) => {
    let { moment } = begin(chart, start.input);
    for (const [at, arc] of [start, ...steps].entries()) {
      if ('stimulus' in arc)
        ({ moment } = advance(chart, moment, arc.stimulus.event, eventSource(arc.stimulus, moment)));
      const stands = activeLeaves(moment).join(' + ');
      if (stands !== leavesAt(arc.to))
        return [`${describePath({ start, steps }, at)}: expected ${leavesAt(arc.to)}, stands in ${stands}`];
    }
    return [];
  });
}

/** A path in words, up to a step. */
export function describePath({ steps }: Path, end = steps.length): string {
  return ['start', ...steps.slice(0, end).map(({ stimulus }) => stimulusKey(stimulus))].join(' > ');
}

/** Does one step where people would do it; `coming` are the steps after it. */
export type Gesture<Page> = (page: Page, step: Arc, coming: readonly Arc[]) => Promise<void>;

/** How a path is walked outside of the chart: in a browser, say. `Name` are the names of its stimuli, so that none can be forgotten. */
export type Stage<Page, Name extends string = string> = {
  open: (start: Start) => Promise<Page>;
  /** By the event's type, the actor's name, or `after` for delays. */
  gestures: Readonly<Record<Name, Gesture<Page>>>;
  /** Makes ready what must be so before the step that starts an actor: a rival, a declined card. Called with the actor's end that is to come. */
  arrange?: Partial<Readonly<Record<Name, Gesture<Page>>>>;
  /** Fails where the page does not show these leaves. */
  expectState: (page: Page, leaves: readonly string[], step: Arc | null) => Promise<void>;
  close?: (page: Page) => Promise<void>;
};

export type ReplayOptions = {
  /** Whether a path that failed is walked again, shorter, to find the shortest that fails. */
  shrinks?: boolean;
  /** Where the chart is drawn with the step that failed in red. */
  pictures?: string;
};

/**
 * Walks explored paths on a stage, one after the other.
 * @throws at the first step that fails, naming the shortest path up to it that fails, the states that it should have led to, and a picture
 */
export async function replay<Page, Name extends string>(
  exploration: Exploration,
  paths: readonly Path[],
  stage: Stage<Page, Name>,
  { shrinks = true, pictures = 'test-results/paths' }: ReplayOptions = {},
): Promise<void> {
  for (const path of paths) {
    const failure = await walkOnStage(exploration, path, stage);
    if (failure === null) continue;
    const failed: Path = { start: path.start, steps: path.steps.slice(0, failure.done) };
    const failsAtItsEnd = async (shorter: Path) =>
      (await walkOnStage(exploration, shorter, stage))?.done === shorter.steps.length;
    const shortest = shrinks ? await shrink(exploration, failed, failsAtItsEnd) : failed;
    const last = failed.steps.at(-1) ?? path.start;
    const expected = exploration.nodes[last.to]?.leaves.join(' + ');
    const picture = await drawFailure(exploration.machine, last.walked, pictures);
    const message = `Replay failed at ${describePath(shortest)}, which should lead to ${expected}. In red: ${picture}`;
    throw new Error(message, { cause: failure.cause });
  }
}

/** Walks one path; null where it went as explored, else after how many steps it did not, the failing one included. */
async function walkOnStage<Page, Name extends string>(
  { nodes }: Exploration,
  path: Path,
  stage: Stage<Page, Name>,
): Promise<{ done: number; cause: unknown } | null> {
  const leavesAt = (node: number) => nodes[node]?.leaves ?? [];
  const page = await stage.open(path.start);
  let done = 0;
  try {
    await arrangeNext(stage, page, path.steps);
    await stage.expectState(page, leavesAt(path.start.to), null);
    for (const [at, step] of path.steps.entries()) {
      done = at + 1;
      const coming = path.steps.slice(done);
      await arrangeNext(stage, page, coming);
      await stage.gestures[gestureName(step) as Name](page, step, coming);
      await stage.expectState(page, leavesAt(step.to), step);
    }
    return null;
  } catch (cause) {
    return { done, cause };
  } finally {
    await stage.close?.(page);
  }
}

/** Prepares the ends of actors that follow at once, before the next thing that a person does. */
async function arrangeNext<Page, Name extends string>(
  { arrange }: Stage<Page, Name>,
  page: Page,
  coming: readonly Arc[],
): Promise<void> {
  const until = coming.findIndex(({ stimulus }) => stimulus.kind === 'event');
  const following = until < 0 ? coming : coming.slice(0, until);
  for (const step of following) await arrange?.[gestureName(step) as Name]?.(page, step, coming);
}

function gestureName({ stimulus }: Arc): string {
  if (stimulus.kind === 'delay') return 'after';
  return stimulus.kind === 'actor' ? stimulus.src : stimulus.event.type;
}

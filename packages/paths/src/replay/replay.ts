import { drawFailure } from './draw-failure.ts';
import { messageOf } from '../chart/message-of.ts';
import type { Exploration } from '../explore/explore.ts';
import type { Arc, Start } from '../explore/graph.ts';
import type { Path } from '../paths/path-plan.ts';
import { shrink } from './shrink.ts';
import { tellFailure } from './tell-failure.ts';
import { writtenPath } from '../paths/written-path.ts';

/** Does one step as people would; `coming` are the steps after it. */
export type Gesture<Page> = (page: Page, step: Arc, coming: readonly Arc[]) => Promise<void>;

/** A way to walk paths outside the chart: in a browser, say. `Name` are the names of its stimuli, so that none can be forgotten. */
export type Stage<Page, Name extends string = string> = {
  open: (start: Start) => Promise<Page>;
  /** By the event's type, the actor's name, or `after` for delays. */
  gestures: Readonly<Record<Name, Gesture<Page>>>;
  /** Prepares the step that starts an actor: a rival, a declined card. Called with the actor's end that is to come. */
  arrange?: Partial<Readonly<Record<Name, Gesture<Page>>>>;
  /** Fails unless the page shows these leaves. */
  expectState: (page: Page, leaves: readonly string[], step: Arc | null) => Promise<void>;
  /** Takes a screenshot of a failed path's page, under this name, and returns its path. */
  picture?: (page: Page, name: string) => Promise<string>;
  /** A path also fails if this does. */
  close?: (page: Page) => Promise<void>;
};

export type ReplayOptions = {
  /** True if a failed path is walked again, shorter, to find the shortest that fails. */
  shrinks?: boolean;
  /** The folder for drawings of the chart with the failed step in red. */
  pictures?: string;
  /** The name of the drawing and the screenshot; the chart's id by default. */
  name?: string;
  /** The command that replays just these paths, for the reader of a failure. */
  again?: string | undefined;
};

/**
 * Walks explored paths on a stage, one after the other.
 * @throws at the first step that fails, naming the shortest path up to it that fails, the states that it should have led to, pictures and
 * every step
 */
export async function replay<Page, Name extends string>(
  exploration: Exploration,
  paths: readonly Path[],
  stage: Stage<Page, Name>,
  { shrinks = true, pictures = 'test-results/paths', name = exploration.machine.id, again }: ReplayOptions = {},
): Promise<void> {
  for (const path of paths) {
    const failure = await walkOnStage(exploration, path, stage, name);
    if (failure === null) continue;
    const failed: Path = { start: path.start, steps: path.steps.slice(0, failure.done) };
    const failsAtItsEnd = async (shorter: Path) =>
      (await walkOnStage(exploration, shorter, stage))?.done === shorter.steps.length;
    const shortest = shrinks ? await shrink(exploration, failed, failsAtItsEnd) : failed;
    const last = failed.steps.at(-1) ?? path.start;
    const told = tellFailure({
      path: writtenPath(exploration, failed),
      shortest,
      why: `which should lead to ${exploration.nodes[last.to]?.leaves.join(' + ')}`,
      // Without a picture the failure is still to be told.
      drawing: await drawFailure(exploration.machine, last.walked, { folder: pictures, name }).catch(messageOf),
      screenshot: failure.screenshot,
      again,
    });
    throw new Error(told, { cause: failure.cause });
  }
}

/** The error after this many steps, including the failed one. */
type StageFailure = { done: number; cause: unknown; screenshot: string | undefined };

/** Walks one path; null if it went as explored. With a name for it, takes a screenshot if it did not. */
async function walkOnStage<Page, Name extends string>(
  exploration: Exploration,
  path: Path,
  stage: Stage<Page, Name>,
  name?: string,
): Promise<StageFailure | null> {
  const page = await stage.open(path.start);
  const failure = await takeSteps(exploration, path, stage, page);
  // A failed screenshot must not hide the reason for it.
  const screenshot =
    failure && name !== undefined
      ? await stage.picture?.(page, name).catch((error: unknown) => `none: ${String(error)}`)
      : undefined;
  try {
    await stage.close?.(page);
  } catch (cause) {
    return { done: path.steps.length, cause, ...failure, screenshot };
  }
  return failure && { ...failure, screenshot };
}

async function takeSteps<Page, Name extends string>(
  { nodes }: Exploration,
  path: Path,
  stage: Stage<Page, Name>,
  page: Page,
): Promise<Omit<StageFailure, 'screenshot'> | null> {
  const leavesAt = (node: number) => nodes[node]?.leaves ?? [];
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
  return stimulus.kind === 'event' ? stimulus.event.type : stimulus.src;
}

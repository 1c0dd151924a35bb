import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { rewriteChart } from '../src/chart/chart-config.ts';
import { cover } from '../src/paths/cover.ts';
import { explore, exploreLoaded } from '../src/explore/explore.ts';
import type { Path } from '../src/paths/path-plan.ts';
import { type Gesture, replay } from '../src/replay/replay.ts';
import { failureOnChart, replayOnChart, shrinkOnChart } from '../src/replay/replay-on-chart.ts';
import { writtenPath } from '../src/paths/written-path.ts';
import { pureWalker } from '../src/chart/step.ts';
import { shortestPathTo } from '../src/paths/shortest-path.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

const ferry = explore(ferryMachine, ferryModel);

it('notices on the chart that a transition leads elsewhere', () => {
  const retargeted = rewriteChart(ferryMachine, {
    transition: (transition, { node, eventType }) =>
      node.key === 'failed' && eventType === 'retry' ? { ...transition, target: 'counting' } : transition,
  });
  const [first] = replayOnChart(retargeted, ferry, cover(ferry).paths);
  expect(first).toMatch(/retry #0: expected ferry\.trip\.flow\.booking .*, stands in ferry\.trip\.flow\.counting/);
});

it('shrinks what leads elsewhere on the chart to the shortest that still does', () => {
  const retargeted = rewriteChart(ferryMachine, {
    transition: (transition, { node, eventType }) =>
      node.key === 'counting' && eventType === 'confirm' ? { ...transition, target: 'failed' } : transition,
  });
  const chart = pureWalker(retargeted);
  const failures = cover(ferry).paths.flatMap((each) => failureOnChart(chart, writtenPath(ferry, each)) ?? []);
  const longest = failures.toSorted((one, other) => other.done - one.done)[0];
  if (longest === undefined) throw new Error('The retargeted chart leads where it led');
  const shortest = shrinkOnChart(chart, longest);
  expect(shortest.steps.length).toBeLessThan(longest.done);
  expect(failureOnChart(chart, shortest)?.done).toBe(shortest.steps.length);
});

describe('on a stage', () => {
  const path = shortestPathTo(ferry, 'ferry.trip.flow.failed');
  const told =
    (what: string): Gesture<string[]> =>
    async (log, { stimulus }) => {
      log.push(`${what} ${stimulus.name}`);
    };
  const logged = async (
    log: string[],
    stage: {
      gestures?: Record<string, Gesture<string[]>>;
      broken?: string;
      paths?: Path[];
      close?: () => Promise<void>;
    },
  ) =>
    replay(
      ferry,
      stage.paths ?? (path === null ? [] : [path]),
      {
        open: async () => log,
        gestures: { 'places.set': told('do'), confirm: told('do'), book: told('await'), ...stage.gestures },
        arrange: { book: told('arrange') },
        expectState: async (page, leaves) => {
          page.push(leaves[0]?.split('.').at(-1) ?? '');
          if (leaves[0] === stage.broken) throw new Error('the page shows something else');
        },
        picture: async () => 'ferry.png',
        ...(stage.close && { close: stage.close }),
      },
      { again: 'npm run paths -- replay ferry --browser --path 1' },
    );

  it('arranges the end of an actor before the step that starts it, and checks each state', async () => {
    const log: string[] = [];
    await logged(log, {});
    expect(log).toEqual([
      'counting',
      'do places.set',
      'counting',
      'arrange book error',
      'do confirm',
      'booking',
      'await book error',
      'failed',
    ]);
  });

  it('fails with the path up to the step, and where it should have led', async () => {
    await expect(logged([], { broken: 'ferry.trip.flow.booking' })).rejects.toThrow(
      'Replay failed at start > places.set #0 > confirm #0, which should lead to ferry.trip.flow.booking + ferry.sound.on.',
    );
  });

  it('tells every step, the screenshot and the command to see it again', async () => {
    const failure = await logged([], { broken: 'ferry.trip.flow.booking' }).catch(String);
    expect(String(failure).split('\n').slice(1)).toEqual([
      'Screenshot: ferry.png',
      'Again: npm run paths -- replay ferry --browser --path 1',
      '  ✓ 0. start → flow.counting + sound.on',
      '  ✓ 1. places.set #0 → flow.counting + sound.on',
      '  ✗ 2. confirm #0 → flow.booking + sound.on',
    ]);
  });

  it('fails where a page cannot be closed in peace, without hiding what failed before', async () => {
    const close = () => Promise.reject(new Error('the page had problems'));
    await expect(logged([], { close })).rejects.toThrow(/Replay failed at .* > book error #1/);
    await expect(logged([], { close, broken: 'ferry.trip.flow.booking' })).rejects.toMatchObject({
      cause: { message: 'the page shows something else' },
    });
  });

  it('finds the shortest way to the step that fails, and draws it', async () => {
    const [start] = ferry.starts;
    const setting = ferry.arcs.find(({ from, stimulus }) => from === start?.to && stimulus.name === 'places.set');
    if (path === null || setting === undefined) throw new Error('The ferry counts places');
    const again = ferry.arcs.find(
      ({ from, to, stimulus }) => from === setting.to && to === from && stimulus.name === 'places.set',
    );
    const detour = again === undefined ? path : { ...path, steps: [setting, again, ...path.steps.slice(1)] };
    expect(detour.steps.length).toBeGreaterThan(path.steps.length);
    await expect(logged([], { broken: 'ferry.trip.flow.booking', paths: [detour] })).rejects.toThrow(
      /Replay failed at start > places\.set #0 > confirm #0, which .* In red: .*ferry-failure\.svg/,
    );
    expect(readFileSync('test-results/paths/ferry-failure.svg', 'utf8')).toContain('class="edge failed"');
  });
});

it('a path that was written as JSON leads to the same, whatever an actor ends with', () => {
  const machine = createMachine({
    id: 'saving',
    initial: 'busy',
    states: {
      busy: { invoke: { id: 'save', src: fromPromise(() => Promise.resolve()), onDone: 'saved', onError: 'failed' } },
      saved: { type: 'final' },
      failed: { type: 'final' },
    },
  });
  const exploration = exploreLoaded(machine, {
    events: {},
    actors: { save: [{ output: undefined }, { error: undefined }] },
  });
  const paths = cover(exploration).paths.map((path) => writtenPath(exploration, path));
  const again = JSON.parse(JSON.stringify(paths)) as typeof paths;
  expect(again.map((path) => failureOnChart(pureWalker(machine), path))).toEqual([null, null]);
});

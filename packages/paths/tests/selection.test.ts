import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { cover } from '../src/paths/cover.ts';
import { explore } from '../src/explore/explore.ts';
import { exportPaths } from '../src/paths/export-paths.ts';
import { randomPaths } from '../src/paths/random-walk.ts';
import { describePath } from '../src/paths/describe-path.ts';
import { replayOnChart } from '../src/replay/replay-on-chart.ts';
import { simplePaths } from '../src/paths/simple-paths.ts';
import { splitPaths } from '../src/paths/split.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

const ferry = explore(ferryMachine, ferryModel);

/** Every two transitions that two successive steps take. */
const pairsIn = (walks: readonly { walked: readonly string[] }[]) =>
  walks.flatMap(({ walked }, at) =>
    (walks[at + 1]?.walked ?? []).flatMap((next) => walked.map((one) => `${one}, then ${next}`)),
  );

describe('pairs of transitions', () => {
  it('are all taken, one right after the other', () => {
    const { paths, uncovered } = cover(ferry, { criteria: ['pairs'] });
    const possible = ferry.arcs.flatMap((one) =>
      ferry.arcs.filter(({ from }) => from === one.to).flatMap((next) => pairsIn([one, next])),
    );
    const taken = new Set(paths.flatMap(({ start, steps }) => pairsIn([start, ...steps])));
    expect(uncovered).toEqual([]);
    expect([...new Set(possible)].filter((pair) => !taken.has(pair))).toEqual([]);
    expect(replayOnChart(ferryMachine, ferry, paths)).toEqual([]);
  });
});

describe('random paths', () => {
  it('are the same for a seed, and others for another', () => {
    const words = (seed: number) => randomPaths(ferry, { seed, steps: 60 }).map((path) => describePath(path));
    expect(words(7)).toEqual(words(7));
    expect(words(7)).not.toEqual(words(8));
  });

  it('stop at a share of the transitions', () => {
    const walked = (coverage: number) =>
      new Set(
        randomPaths(ferry, { seed: 1, steps: 100_000, coverage }).flatMap(({ start, steps }) =>
          [start, ...steps].flatMap((walk) => walk.walked),
        ),
      ).size;
    const all = ferry.report.edges.length;
    expect(walked(0.5)).toBeGreaterThanOrEqual(0.5 * all);
    expect(walked(0.5)).toBeLessThan(walked(0.95));
  });
});

describe('simple paths', () => {
  it('come to nothing twice, and end where they are told to', () => {
    const { paths, isCut } = simplePaths(ferry, { longest: 6, most: 10_000, to: 'ferry.trip.flow.lost' });
    expect(isCut).toBe(false);
    expect(paths.length).toBeGreaterThan(0);
    for (const { start, steps } of paths) {
      const visited = [start.to, ...steps.map(({ to }) => to)];
      expect(new Set(visited).size).toBe(visited.length);
      expect(steps.at(-1)?.entered).toContain('ferry.trip.flow.lost');
    }
  });

  it('say so where there are more than were asked for', () => {
    expect(simplePaths(ferry, { longest: 6, most: 3 })).toMatchObject({ isCut: true, paths: { length: 3 } });
  });
});

it('are dealt to workers so that none has much more than another', () => {
  const { paths } = cover(ferry, { criteria: ['pairs'] });
  const shares = splitPaths(paths, 3);
  const costs = shares.map((share) => share.reduce((total, { steps }) => total + steps.length + 1, 0));
  const longest = Math.max(...paths.map(({ steps }) => steps.length + 1));
  expect(new Set(shares.flat())).toEqual(new Set(paths));
  expect(Math.max(...costs) - Math.min(...costs)).toBeLessThanOrEqual(longest);
});

describe('paths written for others', () => {
  const { paths } = cover(ferry);

  it('tell testers what to do and what to see', () => {
    const prose = exportPaths(ferry, paths, 'prose');
    expect(prose.match(/Scenario:/g)).toHaveLength(paths.length);
    expect(prose).toContain('When   Do “places.set” with');
  });

  it('keep a spreadsheet from taking a text for a formula', () => {
    const states = { a: { description: '=1+1', on: { go: 'a' } } };
    const hostile = explore(createMachine({ id: 'hostile', initial: 'a', states }), { events: {}, actors: {} });
    const csv = exportPaths(hostile, cover(hostile).paths, 'csv');
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).not.toContain('"=');
  });

  it('parse as what they are', () => {
    const { paths: told } = JSON.parse(exportPaths(ferry, paths, 'json')) as { paths: { steps: unknown[] }[] };
    expect(told.map(({ steps }) => steps.length)).toEqual(paths.map(({ steps }) => steps.length));
    const tests = exportPaths(ferry, paths, 'playwright');
    expect(tests.match(/^test\(/gm)).toHaveLength(paths.length);
    expect(tests).toContain('// after 1000 ms, after 30000 ms, book, change, confirm,');
  });
});

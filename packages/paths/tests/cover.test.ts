import { describe, expect, it } from 'vitest';
import { cover } from '../src/paths/cover.ts';
import { explore } from '../src/explore/explore.ts';
import { describePath } from '../src/paths/describe-path.ts';
import { leastCost } from '../src/paths/least-cost.ts';
import { pathPlan } from '../src/paths/path-plan.ts';
import { replayOnChart } from '../src/replay/replay-on-chart.ts';
import { shortestPathTo } from '../src/paths/shortest-path.ts';
import { costOfXstateGraph, deepChart, hubChart, randomChart } from '../src/cli/sample-charts.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

const ferry = explore(ferryMachine, ferryModel);
const fixtures = { events: {}, actors: {} };

describe('paths through a chart with one of everything', () => {
  it('take every transition, each step from where the last one led', () => {
    const { paths, uncovered, cost } = cover(ferry);
    const walked = new Set(paths.flatMap(({ start, steps }) => [start, ...steps]).flatMap((walk) => walk.walked));
    expect(ferry.report.edges.map(({ id }) => id).filter((id) => !walked.has(id))).toEqual([]);
    expect(uncovered).toEqual([]);
    expect(cost).toBe(paths.reduce((total, { steps }) => total + 1 + steps.length, 0));
    for (const { start, steps } of paths)
      expect(steps.map(({ from }) => from)).toEqual([start, ...steps].slice(0, -1).map(({ to }) => to));
  });

  it('stand after each step where they were explored', () => {
    expect(replayOnChart(ferryMachine, ferry, cover(ferry).paths)).toEqual([]);
  });

  it('are the same every time', () => {
    const words = () => cover(explore(ferryMachine, ferryModel)).paths.map((path) => describePath(path));
    expect(words()).toEqual(words());
  });

  it('cover guard outcomes and fixtures too, for a little more', () => {
    const more = cover(ferry, { criteria: ['transitions', 'guards', 'cases', 'states'] });
    expect(more.uncovered).toEqual([]);
    expect(more.cost).toBeGreaterThan(cover(ferry).cost);
  });

  it('leave out what is to be avoided, and say what that leaves uncovered', () => {
    const { paths, uncovered } = cover(ferry, { avoid: ({ stimulus }) => stimulus.kind === 'delay' });
    expect(paths.flatMap(({ steps }) => steps).some(({ stimulus }) => stimulus.kind === 'delay')).toBe(false);
    expect(uncovered).toContain('ferry.trip.flow.offered after 1000 0');
  });
});

it('finds the shortest path to a state, passing states included, and none to a state that is not there', () => {
  const lost = shortestPathTo(ferry, 'ferry.trip.flow.lost');
  expect(lost && describePath(lost)).toBe(
    'start > places.set #0 > confirm #0 > book done #0 > after 1000 ms > after 30000 ms',
  );
  expect(shortestPathTo(ferry, 'ferry.trip.choosing')?.steps).toEqual([]);
  expect(shortestPathTo(ferry, 'ferry.nowhere')).toBe(null);
});

describe('full transition cover against xstate/graph', () => {
  it.each([
    ['random', randomChart(40, 4), 0.4],
    ['deep', deepChart(40), 0.4],
    ['hub-shaped', hubChart(40), 0.67],
  ])('on a %s chart', (_, machine, most) => {
    const { cost, uncovered } = cover(explore(machine, fixtures));
    expect(uncovered).toEqual([]);
    expect(cost / costOfXstateGraph(machine)).toBeLessThanOrEqual(most);
  });

  it.each([
    ['random', randomChart(200, 10)],
    ['deep', deepChart(40)],
    ['hub-shaped', hubChart(40)],
  ])('comes within a tenth of the postman’s optimum on a %s chart', (_, machine) => {
    const exploration = explore(machine, fixtures);
    const { plan } = pathPlan(exploration, ['transitions'], exploration.arcs);
    expect(cover(exploration).cost / leastCost(plan)).toBeLessThanOrEqual(1.1);
  });

  it('takes each transition of a ring once', () => {
    expect(cover(explore(randomChart(30, 1), fixtures)).cost).toBe(31);
  });
});

describe('what no tour can do without', () => {
  const least = (arcs: [from: number, to: number][]) => {
    const root = 1 + Math.max(...arcs.flat());
    const tracks = arcs.map(([from, to], item) => ({ from, to, items: [item] }));
    return leastCost({ root, itemCount: arcs.length, tracks: [{ from: root, to: 0, items: [] }, ...tracks] });
  };

  it.each([
    [
      'a way there and back, its start aside',
      [
        [0, 1],
        [1, 0],
      ],
      2,
    ],
    [
      'two ways that part',
      [
        [0, 1],
        [0, 2],
      ],
      4,
    ],
    [
      'two ways that part, the second after a step',
      [
        [0, 1],
        [1, 2],
        [1, 3],
      ],
      6,
    ],
    [
      'a return that is dearer than a new start',
      [
        [0, 1],
        [1, 2],
        [2, 0],
        [0, 3],
      ],
      5,
    ],
  ] as [string, [number, number][], number][])('%s', (_, arcs, cost) => {
    expect(least(arcs)).toBe(cost);
  });
});

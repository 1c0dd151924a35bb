import { describe, expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { randomNumbers } from '../src/chart/random-numbers.ts';
import type { Model } from '../src/chart/model.ts';
import { type Exploration, exploreLoaded } from '../src/explore/explore.ts';

/** A step of a region: a delay in milliseconds, or an event of this name. */
type Step = number | string;

/** A chart with regions A, B, and so on, each of which goes through its own steps. */
function chartOf(regions: readonly (readonly Step[])[]): AnyStateMachine {
  const states = regions.map((steps, at) => {
    const chain = [...steps, null].map((step, place) => {
      const next = `s${place + 1}`;
      const way =
        typeof step === 'number' ? { after: { [step]: next } } : step === null ? {} : { on: { [step]: next } };
      return [`s${place}`, way];
    });
    return ['ABCDE'[at], { initial: 's0', states: Object.fromEntries(chain) }];
  });
  return createMachine({ id: 'regions', type: 'parallel', states: Object.fromEntries(states) } as object);
}

const plain: Model = { events: {}, actors: {} };
const real: Model = { ...plain, inside: {} };

/** The region that takes a step: `A` for `regions.A.s0 after 100 0`. */
const regionOf = (edge: string) => edge.split('.')[1] ?? '';

/** All orders in which the regions take their steps, on every way to the end. */
function ordersIn({ arcs, starts }: Exploration): string[] {
  const from = (place: number): string[] => {
    const onward = arcs.filter((arc) => arc.from === place);
    return onward.length === 0
      ? ['']
      : onward.flatMap(({ to, walked }) => from(to).map((rest) => `${walked.map(regionOf).join('')}${rest}`));
  };
  return [...new Set(from(starts[0]?.to ?? 0))].toSorted();
}

const ordersOf = (regions: readonly (readonly Step[])[], model: Model) =>
  ordersIn(exploreLoaded(chartOf(regions), model));

describe.each([
  ['cases', plain],
  ['real actors', real],
])('delays, with %s,', (_, model) => {
  it.each([
    ['two in a row against one', [[100, 100], [150]], ['ABA']],
    ['three in a row', [[100, 100, 100], [250]], ['AABA']],
    ['a long one and two short ones', [[100, 20, 20], [150]], ['AAAB']],
    ['three rows', [[70, 70, 70], [100, 100], [199]], ['ABACBA']],
    ['two that end together: the older first', [[100, 100], [200]], ['ABA']],
  ])('end in the only order that is possible: %s', (__, regions, orders) => {
    expect(ordersOf(regions, model)).toEqual(orders);
  });

  it.each([
    ['one that an event begins ends before what is older, or after it', [[100], ['go', 60]], ['ABB', 'BAB', 'BBA']],
    [
      'the second of a row that an event begins ends after what is older',
      [[100], ['go', 60, 60]],
      ['ABBB', 'BABB', 'BBAB'],
    ],
    [
      'what begins before a short one ends is over long before a long one',
      [[1000], [100], ['go', 50]],
      ['BACC', 'BCAC', 'BCCA', 'CBCA', 'CCBA'],
    ],
  ])('%s', (__, regions, orders) => {
    expect(ordersOf(regions, model)).toEqual(orders);
  });
});

/** The order of the regions' steps in real time, if each event happens at its time. */
function realOrder(regions: readonly (readonly Step[])[], timeOf: (event: string) => number): string {
  const steps = regions.flatMap((chain, at) => {
    let time = 0;
    return chain.map((step) => {
      time = typeof step === 'number' ? time + step : Math.max(time, timeOf(step));
      return { time, region: 'ABCDE'[at] };
    });
  });
  return steps
    .toSorted((one, other) => one.time - other.time)
    .map(({ region }) => region)
    .join('');
}

it('no order is missing that real time allows', () => {
  const random = randomNumbers(1);
  const upTo = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 40; round += 1) {
    const chain = (begin: readonly Step[]): Step[] => [
      ...begin,
      ...Array.from({ length: 1 + upTo(3) }, () => 10 + upTo(200)),
    ];
    const regions = [chain([]), chain(['go']), chain(upTo(2) === 0 ? [] : ['on'])];
    const orders = new Set(ordersOf(regions, plain));
    for (let play = 0; play < 30; play += 1) {
      const times: Record<string, number> = { go: upTo(300) + 0.3, on: upTo(300) + 0.6 };
      expect(orders).toContain(realOrder(regions, (event) => times[event] ?? 0));
    }
  }
});

const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** True if steps can follow each other in this order: each delay ends its time after the step before it, and each event comes whenever it likes. */
function isInTime(regions: readonly (readonly Step[])[], order: string): boolean {
  const taken = regions.map(() => ({ steps: 0, last: 0 }));
  /** The latest time from one step to another: to each that follows it, and back. */
  const most = Array.from({ length: order.length + 1 }, (_, from) =>
    Array.from({ length: order.length + 1 }, (__, to) => (from >= to ? 0 : Infinity)),
  );
  for (const [at, region] of order.split('').entries()) {
    const place = taken[NAMES.indexOf(region)] ?? { steps: 0, last: 0 };
    const step = regions[NAMES.indexOf(region)]?.[place.steps];
    if (typeof step === 'number') {
      Object.assign(most[place.last] ?? [], { [at + 1]: step });
      Object.assign(most[at + 1] ?? [], { [place.last]: -step });
    }
    Object.assign(place, { steps: place.steps + 1, last: at + 1 });
  }
  for (const [middle, onward] of most.entries())
    for (const row of most)
      for (const [to, further] of onward.entries())
        row[to] = Math.min(row[to] ?? Infinity, (row[middle] ?? Infinity) + further);
  return most.every((row, at) => row[at] === 0);
}

/** Every order in which regions can take their steps in time. */
function ordersInTime(regions: readonly (readonly Step[])[], order = ''): string[] {
  const left = NAMES.filter((region, at) => order.split(region).length - 1 < (regions[at]?.length ?? 0));
  if (left.length === 0) return [order];
  return left.flatMap((region) =>
    isInTime(regions, `${order}${region}`) ? ordersInTime(regions, `${order}${region}`) : [],
  );
}

describe('delays that events begin end', () => {
  it('after one that has waited since before', () => {
    expect(ordersOf([[100, 'go', 950], [1000]], plain)).toEqual(ordersInTime([[100, 'go', 950], [1000]]));
  });

  it('after one that others have taken up, one after the other', () => {
    const regions = [[1000], ['a', 400, 'b', 400, 'c', 400]];
    expect(ordersOf(regions, plain)).toEqual(ordersInTime(regions));
  });

  it('in every order that is possible, and in no other', () => {
    const random = randomNumbers(3);
    const upTo = (most: number) => Math.floor(random() * most);
    for (let round = 0; round < 40; round += 1) {
      const chain = (at: number): Step[] =>
        Array.from({ length: 1 + upTo(3) }, (_, place) => (upTo(5) < 2 ? `e${at}.${place}` : 1000 + upTo(1_000_000)));
      const regions = Array.from({ length: 2 + upTo(3) }, (_, at) => chain(at));
      const delays = regions.flat().filter((step) => typeof step === 'number');
      if (delays.length < 3 || regions.flat().length > 7) continue;
      expect({ regions, orders: ordersOf(regions, round % 5 === 0 ? real : plain) }).toEqual({
        regions,
        orders: ordersInTime(regions).toSorted(),
      });
    }
  });
});

it('a tick beside a long delay makes few configurations, and the long one ends after some ticks at the soonest', () => {
  const machine = createMachine({
    id: 'clock',
    type: 'parallel',
    states: {
      tick: { initial: 'on', states: { on: { after: { 1000: { target: 'on', reenter: true } } } } },
      hold: { initial: 'held', states: { held: { after: { 600_000: 'over' } }, over: {} } },
    },
  });
  const { nodes, arcs } = exploreLoaded(machine, plain);
  expect(nodes.length).toBeLessThan(10);
  expect(arcs.find(({ walked }) => walked.includes('clock.hold.held after 600000 0'))?.from).toBeGreaterThan(3);
});

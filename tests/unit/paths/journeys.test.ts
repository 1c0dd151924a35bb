import { describe, expect, it } from 'vitest';
import { rewriteChart } from '../../paths/chart-config.ts';
import { travel } from '../../paths/journeys.ts';
import { mutate } from '../../paths/mutate.ts';
import { edgesOf } from '../../paths/edges.ts';
import { brokenJourneys, unpinnedEdges } from '../../paths/suite.ts';
import { ferryJourneys } from './ferry.journeys.ts';
import { ferryMachine, ferryModel } from './ferry.machine.ts';

const tested = { machine: ferryMachine, model: ferryModel, journeys: ferryJourneys, rules: [] };

describe('journeys with pinned ends', () => {
  it('go as they are written and take every transition', () => {
    expect(brokenJourneys(tested)).toEqual([]);
    expect(unpinnedEdges(tested, edgesOf(ferryMachine))).toEqual([]);
  });

  it('turn red when a transition is retargeted', () => {
    const machine = rewriteChart(ferryMachine, {
      transition: (transition, { node, eventType }) =>
        node.key === 'lost' && eventType === 'change' ? { ...transition, target: 'booking' } : transition,
    });
    expect(brokenJourneys({ ...tested, machine })).toEqual([
      'an offer that ends, step 7 (change): expected counting, stands in ferry.trip.flow.booking + ferry.sound.on',
    ]);
  });

  it.each([
    [{ actor: 'book', error: 'full' }, 'step 1 (book error): book is not running; running: none'],
    [
      { send: { type: 'places.set', places: 3 }, context: { places: 2 } },
      'step 1 (places.set): expected places to be 2, is 3',
    ],
    [{ wait: 5 }, 'step 1 (wait 5 ms): no delay of 5 ms is next'],
    [{ send: { type: 'confirm' } }, 'step 1 (confirm): is refused in ferry.trip.flow.counting + ferry.sound.on'],
    [{ send: { type: 'pause' }, refused: true as const }, 'step 1 (pause): should be refused in'],
  ])('say why a step cannot be: %j', (step, why) => {
    const { failure } = travel(ferryMachine, { name: 'wrong', steps: [step], ends: 'counting' });
    expect(failure).toContain(`wrong, ${why}`);
  });
});

describe('mutation', () => {
  it('is noticed in at least 95 of 100 by the journeys and the walk', () => {
    const { killed, survivors } = mutate(tested);
    expect(killed).toBeGreaterThan(50);
    expect(survivors.length / (killed + survivors.length)).toBeLessThanOrEqual(0.05);
  });

  it('survives where nothing is pinned: a generated walk follows the mistake', () => {
    const { survivors } = mutate({ ...tested, model: { ...ferryModel, until: 'covered' }, journeys: [] });
    expect(survivors).toContain('retarget ferry.trip.flow.lost change 0 to ferry.trip.flow.booking');
  });
});

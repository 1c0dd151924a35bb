import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { coverageOf } from '../src/explore/coverage.ts';
import { exploreLoaded } from '../src/explore/explore.ts';
import { complaints } from '../src/explore/report.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { meta: { requirements: ['L1'] }, on: { press: { target: 'on', meta: { requirements: 'L2' } } } },
    on: { on: { press: 'off' } },
    broken: { meta: { requirements: ['L4'] } },
  },
});
const model = { events: {}, actors: {} };
const journeys = [
  { name: 'on and off', steps: ['on', 'off'].map((now) => ({ send: { type: 'press' }, now })), ends: 'off' },
];
const accepted = [{ finding: 'unreachable: lamp.broken', reason: 'the next version breaks', until: '2027-06-30' }];

describe('a finding', () => {
  const findingsOn = (day: string, settled = accepted) =>
    coverageOf('lamp', { machine: lamp, model: { ...model, accepted: settled }, journeys, rules: [] }, new Date(day))
      .findings;

  it('that is accepted is not told until its day has passed', () => {
    expect(findingsOn('2027-06-30').map(({ what }) => what)).not.toContain('unreachable: lamp.broken');
    expect(findingsOn('2027-07-01')).toContainEqual({
      what: 'unreachable: lamp.broken',
      why: 'it was accepted until 2027-06-30 (the next version breaks)',
    });
  });

  it('that is accepted fails no suite', () => {
    const { report } = exploreLoaded(lamp, { ...model, accepted });
    expect(complaints(report, new Date('2027-06-30'))).toEqual([]);
    expect(complaints(report, new Date('2027-07-01'))).toHaveLength(1);
  });

  it('that is accepted and no longer found is told: it would be hidden if it came back', () => {
    const gone = { finding: 'unreachable: lamp.dim', reason: 'later', until: '2027-06-30' };
    expect(findingsOn('2027-01-01', [...accepted, gone])).toContainEqual({
      what: 'accepted, but not found any more: unreachable: lamp.dim',
      why: "take it out of the model's `accepted`",
    });
  });

  it('is not accepted until no day', () => {
    expect(() => findingsOn('2027-01-01', [{ ...accepted[0]!, until: 'June' }])).toThrow("'June', until which");
  });
});

describe('requirements', () => {
  const requirements = { L1: 'It can be off.', L2: 'It can be lit.', L3: 'It can be dimmed.' };
  const coverage = coverageOf('lamp', { machine: lamp, model: { ...model, requirements }, journeys, rules: [] });

  it('lead to the paths that meet them', () => {
    expect(coverage.requirements).toEqual([
      { name: 'L1', says: 'It can be off.', places: ['lamp.off'], paths: [0] },
      { name: 'L2', says: 'It can be lit.', places: ['lamp.off press 0'], paths: [0] },
      { name: 'L3', says: 'It can be dimmed.', places: [], paths: [] },
      { name: 'L4', says: null, places: ['lamp.broken'], paths: [] },
    ]);
  });

  it('that nothing meets are told', () => {
    expect(coverage.findings.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['requirement in no state: L3', 'requirement on no path: L4']),
    );
  });
});

it('counts what the paths cover of everything that there is', () => {
  const { figures } = coverageOf('lamp', { machine: lamp, model, journeys, rules: [] });
  expect(figures).toEqual({
    events: { covered: 1, all: 1 },
    guardOutcomes: { covered: 0, all: 0 },
    configurations: { covered: 2, all: 2 },
    pairs: { covered: 1, all: 2 },
  });
});

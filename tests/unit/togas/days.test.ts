import { describe, expect, it } from 'vitest';
import { hasTwoTrenchers, linesOf, sumOf } from '../../../machines/toga/rules.ts';
import { comingGraduations, graduationOn } from '../../../server/features/togas/days.ts';
import { slotsOf } from '../../../server/features/togas/fittings.ts';
import { readSite } from '../../../server/kernel/content/site/site.ts';
import { readUnion } from '../../../server/kernel/content/union.ts';

const union = readUnion('content');
const site = readSite('content', union);
const at = (now: string) => ({ union, site, clock: { now: () => new Date(now) } });
const told = (day: string) => {
  const { collectFrom, returnFrom, returnBy } = graduationOn(at('2026-11-22T09:00Z'), day);
  return [collectFrom, returnFrom, returnBy].map((moment) => moment.toISOString().replace(':00.000', ''));
};

describe('the hours around a graduation', () => {
  it.each([
    ['in winter', '2026-11-26', ['2026-11-25T15:00Z', '2026-11-27T07:30Z', '2026-11-27T10:00Z']],
    ['in summer', '2027-07-15', ['2027-07-14T14:00Z', '2027-07-16T06:30Z', '2027-07-16T09:00Z']],
    ['while clocks go forward', '2027-03-28', ['2027-03-27T15:00Z', '2027-03-29T06:30Z', '2027-03-29T09:00Z']],
    ['while clocks go back', '2027-10-31', ['2027-10-30T14:00Z', '2027-11-01T07:30Z', '2027-11-01T10:00Z']],
    ['over the end of a year', '2027-01-01', ['2026-12-31T15:00Z', '2027-01-02T07:30Z', '2027-01-02T10:00Z']],
  ])('are Malta’s, %s', (_, day, hours) => {
    expect(told(day)).toEqual(hours);
  });

  it('follow the terms that are in force on its day', () => {
    const { terms } = site.standing.toga;
    const later = { ...(terms[0] as (typeof terms)[number]), from: '2027-01-01', collectFrom: '15:00' };
    const changed = {
      ...site,
      standing: { ...site.standing, toga: { ...site.standing.toga, terms: [later, ...terms] } },
    };
    const deps = { ...at('2026-11-22T09:00Z'), site: changed };
    expect(graduationOn(deps, '2026-12-31').collectFrom.toISOString()).toBe('2026-12-30T15:00:00.000Z');
    expect(graduationOn(deps, '2027-01-01').collectFrom.toISOString()).toBe('2026-12-31T14:00:00.000Z');
    expect(graduationOn(deps, '2020-01-01').collectFrom.toISOString()).toBe('2019-12-31T15:00:00.000Z');
  });
});

it('a graduation can be chosen until its collection begins, to the second', () => {
  const isChosen = (now: string) => comingGraduations(at(now)).some(({ date }) => date === '2026-11-26');
  expect([isChosen('2026-11-25T14:59:59Z'), isChosen('2026-11-25T15:00:00Z')]).toEqual([true, false]);
  const days = comingGraduations(at('2026-11-22T09:00Z')).map(({ date }) => date);
  expect(days).toEqual(days.toSorted());
  expect(new Set(days).size).toBe(days.length);
});

it('slots lie end to end, by the union’s clocks, and end in time', () => {
  const hours = { from: '10:00', until: '11:10', minutes: 30 };
  const starts = slotsOf(at('2026-11-22T09:00Z'), '2027-03-28', hours).map(({ starts_at }) => starts_at.toISOString());
  expect(starts).toEqual(['2027-03-28T08:00:00.000Z', '2027-03-28T08:30:00.000Z']);
  expect(slotsOf(at('2026-11-22T09:00Z'), '2027-03-28', { ...hours, until: '10:00' })).toEqual([]);
});

describe('the price', () => {
  it.each([
    [['toga', 'sash', 'trencher'], 5000],
    [['trencher', 'toga', 'sash'], 5000],
    [['toga'], 3500],
    [['toga', 'sash'], 5500],
    [['toga', 'sash', 'doctorateTrencher'], 7500],
    [['sash', 'trencher'], 3500],
  ] as const)('of %s is %i cents', (pieces, cents) => {
    expect(sumOf(linesOf(pieces, union.prices))).toBe(cents);
  });

  it('knows that nobody wears two trenchers', () => {
    expect(hasTwoTrenchers(['trencher', 'doctorateTrencher'])).toBe(true);
    expect(hasTwoTrenchers(['toga', 'trencher'])).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { daysOf, slotsIn, writtenStretches } from '../../../server/features/careers/interviews/days.ts';

const expo = { startsOn: '2027-03-10', endsOn: '2027-03-12' };
type Deps = Parameters<typeof writtenStretches>[0];

const depsWith = (interviews: { day: number; from: string; to: string }[]) =>
  ({
    union: { timeZone: 'Europe/Malta' },
    site: {
      standing: { expo: { interviewMinutes: 15, arriveMinutesEarly: 10 } },
      hiringCompanies: [{ slug: 'company', interviews }],
    },
  }) as unknown as Deps;

const startsOn = (deps: Deps, day: string) =>
  writtenStretches(deps, 'company', day, expo)
    .flatMap((stretch) => slotsIn(deps, stretch))
    .map(({ starts_at }) => starts_at.toISOString().slice(11, 16));

it('slots go from the first to the last, both among them, on the expo’s own days', () => {
  const deps = depsWith([
    { day: 3, from: '14:00', to: '14:30' },
    { day: 1, from: '11:30', to: '12:15' },
  ]);
  expect(daysOf(expo)).toEqual(['2027-03-10', '2027-03-11', '2027-03-12']);
  // Malta is an hour ahead of UTC in March.
  expect(startsOn(deps, '2027-03-10')).toEqual(['10:30', '10:45', '11:00', '11:15']);
  expect(startsOn(deps, '2027-03-11')).toEqual([]);
  expect(startsOn(deps, '2027-03-12')).toEqual(['13:00', '13:15', '13:30']);
});

it('students are to be there ten minutes before a slot of a quarter of an hour', () => {
  const from = new Date('2027-03-10T10:30:00Z');
  expect(slotsIn(depsWith([]), { from, until: new Date('2027-03-10T10:50:00Z') })).toEqual([
    { arrive_at: new Date('2027-03-10T10:20:00Z'), starts_at: from, ends_at: new Date('2027-03-10T10:45:00Z') },
  ]);
});

it('an end before the beginning gives none', () => {
  expect(startsOn(depsWith([{ day: 1, from: '11:00', to: '10:00' }]), '2027-03-10')).toEqual([]);
});

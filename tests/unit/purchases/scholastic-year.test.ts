import { describe, expect, it } from 'vitest';
import {
  applicationsOpenOn,
  dayOf,
  lastDayOf,
  posterFrom,
  writtenYear,
  yearOf,
  yearOnSale,
} from '../../../server/kernel/calendar/scholastic-year.ts';

const union = {
  timeZone: 'Europe/Malta',
  scholasticYear: { startsOn: '10-01', endsOn: '09-30', permitApplicationsFrom: '09-01', posterFrom: '06-01' },
};

describe('the scholastic year that is sold', () => {
  it.each([
    ['2026-08-31', 2025],
    ['2026-09-01', 2026],
    ['2026-09-30', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
    ['2027-08-31', 2026],
  ])('on %s begins in %i', (today, year) => {
    expect(yearOnSale(union, today)).toBe(year);
  });

  it('ends in the next calendar year, unless it lies within one', () => {
    expect(lastDayOf(union, 2026)).toBe('2027-09-30');
    const calendar = { ...union, scholasticYear: { ...union.scholasticYear, startsOn: '01-01', endsOn: '12-31' } };
    expect(lastDayOf(calendar, 2026)).toBe('2026-12-31');
  });

  it.each([
    ['2026-09-30', 2025],
    ['2026-10-01', 2026],
    ['2027-05-31', 2026],
    ['2027-09-30', 2026],
  ])('on %s is that of %i', (today, year) => {
    expect(yearOf(union, today)).toBe(year);
  });

  it('has its poster from June', () => {
    expect(posterFrom(union, 2026)).toBe('2027-06-01');
  });

  it('can be applied for from its September, by the clocks in Malta', () => {
    expect(applicationsOpenOn(union, 2027)).toBe('2027-09-01');
    expect(dayOf(new Date('2026-08-31T21:59:59Z'), union)).toBe('2026-08-31');
    expect(dayOf(new Date('2026-08-31T22:00:00Z'), union)).toBe('2026-09-01');
  });

  it('is written as people write it', () => {
    expect([writtenYear(2026), writtenYear(2099)]).toEqual(['2026/27', '2099/00']);
  });
});

import { expect, it } from 'vitest';
import { comingStretches } from '../../../server/kernel/calendar/yearly.ts';

const winter = { opensOn: '12-05', closesOn: '01-05' };
const spring = { opensOn: '02-14', closesOn: '03-14' };
const on = (today: string) =>
  comingStretches([spring, winter], today).map(({ opens_on, closes_on }) => `${opens_on} ${closes_on}`);

it('a stretch may go over the end of a year, and runs to its last day', () => {
  expect(on('2026-11-21')).toEqual(['2026-12-05 2027-01-05', '2027-02-14 2027-03-14']);
  expect(on('2027-01-05')[0]).toBe('2026-12-05 2027-01-05');
  expect(on('2027-01-06')).toEqual(['2027-02-14 2027-03-14', '2027-12-05 2028-01-05']);
});

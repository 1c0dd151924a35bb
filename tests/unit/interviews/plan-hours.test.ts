import { describe, expect, test } from 'vitest';
import { hoursOf, slotsOutside } from '../../../src/features/interviews/plan-hours.ts';

/** Slots of a quarter of an hour from each of these times. */
const slotsAt = (...times: string[]) =>
  times.map((from) => {
    const [hours = 0, minutes = 0] = from.split(':').map(Number);
    const end = hours * 60 + minutes + 15;
    const until = [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return { from, until };
  });
const none = { from: '', until: '' };

describe('a day’s hours', () => {
  test.each([
    ['no slots', [], none, none],
    ['a morning', ['09:00', '09:15'], { from: '09:00', until: '09:30' }, none],
    ['an afternoon', ['14:00'], none, { from: '14:00', until: '14:15' }],
    ['both', ['09:00', '14:00', '14:15'], { from: '09:00', until: '09:15' }, { from: '14:00', until: '14:30' }],
    ['a stretch across noon', ['11:45', '12:00'], { from: '11:45', until: '12:15' }, none],
    ['two before noon', ['09:00', '10:00'], { from: '09:00', until: '09:15' }, { from: '10:00', until: '10:15' }],
    [
      'more than two',
      ['09:00', '10:00', '14:00'],
      { from: '09:00', until: '10:15' },
      { from: '14:00', until: '14:15' },
    ],
  ])('of %s', (_, times, morning, afternoon) => {
    expect(hoursOf(slotsAt(...times))).toEqual({ morning, afternoon });
  });
});

describe('the slots that go', () => {
  const day = slotsAt('09:00', '09:15', '09:30', '14:00');
  const lost = (...hours: { from: string; until: string }[]) => slotsOutside(day, hours).map(({ from }) => from);

  test('are all of them where a day has no hours, and none where it keeps its own', () => {
    expect(lost()).toEqual(['09:00', '09:15', '09:30', '14:00']);
    const { morning, afternoon } = hoursOf(day);
    expect(lost(morning, afternoon)).toEqual([]);
  });

  test('are those outside the hours, and those that no longer begin where a slot does', () => {
    expect(lost({ from: '09:00', until: '09:40' }, { from: '13:45', until: '15:00' })).toEqual(['09:30']);
    expect(lost({ from: '08:55', until: '15:00' })).toEqual(['09:00', '09:15', '09:30', '14:00']);
    expect(lost({ from: '08:45', until: '15:00' })).toEqual([]);
  });
});

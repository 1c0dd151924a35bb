/** A stretch of a day in the union's time, such as 09:00 until 12:30. */
export type Hours = { from: string; until: string };

const NOON = '12:00';
const none: Hours = { from: '', until: '' };

const spanOf = (stretches: readonly Hours[]): Hours => ({
  from: stretches[0]?.from ?? '',
  until: stretches.at(-1)?.until ?? '',
});

/** The stretches in which slots follow one another without a gap. */
function stretchesOf(slots: readonly Hours[]): Hours[] {
  const stretches: Hours[] = [];
  for (const { from, until } of slots) {
    const last = stretches.at(-1);
    if (last?.until === from) last.until = until;
    else stretches.push({ from, until });
  }
  return stretches;
}

/** A day's hours as the form has them: two stretches, either of which may be empty. `slots` are in order. */
export function hoursOf(slots: readonly Hours[]): { morning: Hours; afternoon: Hours } {
  const stretches = stretchesOf(slots);
  const [first = none, second] = stretches;
  if (stretches.length === 2 && second !== undefined) return { morning: first, afternoon: second };
  if (stretches.length === 1)
    return first.from < NOON ? { morning: first, afternoon: none } : { morning: none, afternoon: first };
  const isEarly = ({ from }: Hours) => from < NOON;
  return {
    morning: spanOf(stretches.filter(isEarly)),
    afternoon: spanOf(stretches.filter((each) => !isEarly(each))),
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The slots that are gone once a day has these hours, which are filled with slots end to end. */
export function slotsOutside<Slot extends Hours>(slots: readonly Slot[], hours: readonly Hours[]): Slot[] {
  return slots.filter((slot) => {
    const [start, end] = [minutesOf(slot.from), minutesOf(slot.until)];
    return !hours.some(({ from, until }) => {
      const away = start - minutesOf(from);
      return away >= 0 && away % (end - start) === 0 && end <= minutesOf(until);
    });
  });
}

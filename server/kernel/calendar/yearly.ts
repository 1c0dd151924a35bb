/** A range of days that recurs every year, as 12-01 to 02-28. It may cross the end of a year. */
export type Yearly = { opensOn: string; closesOn: string };

/** A range of days in particular years, as 2026-12-01 to 2027-02-28. */
export type Stretch = { opens_on: string; closes_on: string };

/** Each yearly range in every year in which it is not over on `today` (as 2026-11-21) and begins within a year from it, soonest first. */
export function comingStretches<Each extends Yearly>(stretches: readonly Each[], today: string): (Each & Stretch)[] {
  const year = Number(today.slice(0, 4));
  const nextYear = `${year + 1}${today.slice(4)}`;
  return [year - 1, year, year + 1]
    .flatMap((each) => stretches.map((stretch) => ({ ...stretch, ...inYear(stretch, each) })))
    .filter(({ opens_on, closes_on }) => closes_on >= today && opens_on < nextYear)
    .sort((a, b) => (a.opens_on < b.opens_on ? -1 : 1));
}

function inYear({ opensOn, closesOn }: Yearly, year: number): Stretch {
  const closingYear = closesOn < opensOn ? year + 1 : year;
  return { opens_on: `${year}-${opensOn}`, closes_on: `${closingYear}-${closesOn}` };
}

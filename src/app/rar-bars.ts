import { paths } from '../kit/paths.ts';

/** A page in one of the report's bars; `label` is its name in the texts. */
export interface BarLink {
  href: string;
  label: 'current' | 'history' | 'regulations' | 'report' | 'results' | 'pastSubmissions' | 'pastResults';
}

const years: readonly BarLink[] = [
  { href: paths.rarCurrent(), label: 'current' },
  { href: paths.rarHistory(), label: 'history' },
];

const thisYear: readonly BarLink[] = [
  { href: paths.rarCurrent('regulations'), label: 'regulations' },
  { href: paths.rarCurrent('report'), label: 'report' },
  { href: paths.rarCurrent('results'), label: 'results' },
];

const yearsBefore: readonly BarLink[] = [
  { href: paths.rarHistory('submissions'), label: 'pastSubmissions' },
  { href: paths.rarHistory('results'), label: 'pastResults' },
];

function pagesWithin(path: string): readonly BarLink[] {
  if (path.includes('/current/')) return thisYear;
  return path.includes('/history/') ? yearsBefore : [];
}

/** The two bars of the report's pages at a path; the second is empty above the pages of a year. */
export const rarBars = (path: string): { first: readonly BarLink[]; second: readonly BarLink[] } => ({
  first: years,
  second: pagesWithin(path),
});

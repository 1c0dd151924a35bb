import { checkOf } from '../check.ts';
import {
  bilingual,
  bilingualTexts,
  cents,
  dayOfYear,
  email,
  integer,
  list,
  record,
  some,
  text,
  type ValueOf,
} from '../shapes.ts';
import type { Filed, SiteReader } from './reader.ts';
import { art, writtenText, year } from './shapes.ts';

/** A yearly period in which a fund takes applications. */
const fundWindow = record({ label: bilingual, opensOn: dayOfYear, closesOn: dayOfYear });

const fund = record(
  {
    name: bilingual,
    summary: bilingual,
    windows: some(fundWindow),
    whoMayApply: bilingualTexts,
    covers: bilingualTexts,
    rules: bilingualTexts,
    needed: bilingualTexts,
    body: writtenText,
    dataKeptYears: integer(10, 100),
    email,
    art,
  },
  {
    /** Without it only the fund itself limits an application. */
    cap: cents,
    whoMayNot: bilingualTexts,
    /** The project must take place between these days of the year in which applications close. */
    eventsBetween: record({ from: dayOfYear, to: dayOfYear }),
  },
);

const talk = record({ speaker: text, about: bilingual, title: bilingual });
const theme = record({ name: bilingual, year, summary: bilingual, body: writtenText, talks: list(talk), art });

export type FundWindow = ValueOf<typeof fundWindow>;
export type Fund = Filed<ValueOf<typeof fund>>;
export type Talk = ValueOf<typeof talk>;
export type TedxTheme = Filed<ValueOf<typeof theme>>;

export type Initiatives = { funds: Fund[]; themes: TedxTheme[] };

const checkFund = checkOf(fund);
const checkTheme = checkOf(theme);

export const readInitiatives = (reader: SiteReader): Initiatives => ({
  funds: reader.folder('funds', checkFund),
  themes: reader.folder('tedx', checkTheme),
});

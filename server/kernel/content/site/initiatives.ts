import type { Bilingual, BilingualList } from '../../db/schema.ts';
import type { WrittenText } from '../../text/blocks.ts';
import { checkOf } from '../check.ts';
import { bilingual, bilingualTexts, cents, dayOfYear, email, list, record, text } from '../shapes.ts';
import type { Art } from './articles.ts';
import type { Filed, SiteReader } from './reader.ts';
import { art, writtenText, year } from './shapes.ts';

/** A yearly period in which a fund takes applications: days as 12-01. */
export type FundWindow = { label: Bilingual; opensOn: string; closesOn: string };

export type Fund = Filed<{
  name: Bilingual;
  summary: Bilingual;
  windows: FundWindow[];
  /** Euro cents; without it only the fund itself limits an application. */
  cap?: number;
  /** The project must take place between these days of the year in which applications close. */
  eventsBetween?: { from: string; to: string };
  whoMayApply: BilingualList;
  whoMayNot?: BilingualList;
  covers: BilingualList;
  rules: BilingualList;
  needed: BilingualList;
  body: WrittenText;
  dataKeptYears: number;
  email: string;
  art: Art;
}>;

export type Talk = { speaker: string; about: Bilingual; title: Bilingual };
export type TedxTheme = Filed<{
  name: Bilingual;
  year: number;
  summary: Bilingual;
  body: WrittenText;
  talks: Talk[];
  art: Art;
}>;

export type Initiatives = { funds: Fund[]; themes: TedxTheme[] };

const checkFund = checkOf<Fund>(
  record(
    {
      name: bilingual,
      summary: bilingual,
      windows: { ...list(record({ label: bilingual, opensOn: dayOfYear, closesOn: dayOfYear })), minItems: 1 },
      whoMayApply: bilingualTexts,
      covers: bilingualTexts,
      rules: bilingualTexts,
      needed: bilingualTexts,
      body: writtenText,
      dataKeptYears: { type: 'integer', minimum: 10, maximum: 100 },
      email,
      art,
    },
    { cap: cents, whoMayNot: bilingualTexts, eventsBetween: record({ from: dayOfYear, to: dayOfYear }) },
  ),
);

const checkTheme = checkOf<TedxTheme>(
  record({
    name: bilingual,
    year,
    summary: bilingual,
    body: writtenText,
    talks: list(record({ speaker: text, about: bilingual, title: bilingual })),
    art,
  }),
);

export const readInitiatives = (reader: SiteReader): Initiatives => ({
  funds: reader.folder('funds', checkFund),
  themes: reader.folder('tedx', checkTheme),
});

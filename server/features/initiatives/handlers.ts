import { localDate, localHour } from '../../kernel/calendar/moments.ts';
import type { TedxTheme } from '../../kernel/content/site/initiatives.ts';
import type { Site } from '../../kernel/content/site/site-type.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Handlers, Locale, OperationId, Schemas } from '../../kernel/http/operation.ts';
import type { Source } from '../../kernel/http/prepared.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { inAlphabet } from '../../kernel/reference/sorted.ts';
import { searchWords, hasWords, searchable } from '../../kernel/text/words.ts';
import { anchorOf, blocksOf } from '../../kernel/text/blocks.ts';
import { nextDeadline } from './deadline.ts';
import { presentFund, presentFundSummary } from './funds.ts';

type Operations = 'listFunds' | 'getFund' | 'listTedxThemes' | 'getTedxTheme' | 'getMentalWellbeingStatus' | 'getToday';

/** Funds, the themes of TEDx conferences, and mental wellbeing. */
export function initiativeHandlers(
  { clock, union }: Pick<Deps, 'clock' | 'union'>,
  { funds, themes: all, standing }: Site,
): Pick<Handlers, Operations> {
  const today = () => localDate(clock.now().getTime(), union.timeZone);
  const themes = union.flags['tedx'] === true ? all.toSorted((a, b) => b.year - a.year) : [];

  return {
    listFunds: async ({ locale }) => ({
      data: inAlphabet(funds, locale).map((fund) => presentFundSummary(fund, locale, today())),
    }),
    getFund: async ({ params, locale }) => {
      const fund = funds.find(({ slug }) => slug === params.slug);
      if (fund === undefined) throw new Problem(404, 'not_found');
      return { data: presentFund(fund, locale, today()) };
    },
    getToday: async ({ locale }) => ({
      data: { hour: localHour(clock.now().getTime(), union.timeZone), deadline: nextDeadline(funds, locale, today()) },
    }),
    listTedxThemes: async ({ query, locale }) => {
      const year = query['filter[year]'];
      const words = searchWords(query['filter[name]'] ?? '');
      const found = themes.filter(
        (theme) =>
          (year === undefined || theme.year === year) && hasWords(searchable(theme.name.en, theme.name.mt), words),
      );
      return { data: found.map((theme) => presentTheme(theme, locale)) };
    },
    getTedxTheme: async ({ params, locale }) => {
      const theme = themes.find(({ slug }) => slug === params.slug);
      if (theme === undefined) throw new Problem(404, 'not_found');
      const talks = theme.talks.map(({ speaker, about, title }) => ({
        speaker,
        about: about[locale],
        title: title[locale],
        portrait: anchorOf(speaker),
      }));
      return { data: { ...presentTheme(theme, locale), body: blocksOf(theme.body[locale]), talks } };
    },
    getMentalWellbeingStatus: async ({ locale }) => {
      const { enabled, sessionsPerYear, replyDays, email, urgent } = standing.wellbeing;
      const lines = urgent.map(({ name, number, hours }) => ({ name: name[locale], number, hours: hours[locale] }));
      return {
        data: { enabled, sessions_per_year: sessionsPerYear, reply_days: replyDays, email, urgent: lines },
      };
    },
  };
}

const presentTheme = ({ slug, name, year, summary, art }: TedxTheme, locale: Locale): Schemas['TedxThemeSummary'] => ({
  slug,
  name: name[locale],
  year,
  summary: summary[locale],
  art,
});

/** Cached with an ETag: `getToday`, `listFunds` and `getFund` depend on the clock; the rest changes only with a restart. */
export const preparedInitiatives: Partial<Record<OperationId, Pick<Source, 'version'>>> = {
  getToday: {},
  listFunds: {},
  getFund: {},
  listTedxThemes: forGood,
  getTedxTheme: forGood,
  getMentalWellbeingStatus: forGood,
};

import { comingStretches } from '../../kernel/calendar/yearly.ts';
import type { Fund } from '../../kernel/content/site/initiatives.ts';
import { money } from '../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import { blocksOf } from '../../kernel/text/blocks.ts';
import { spansOf } from '../../kernel/text/spans.ts';

/** A fund as a list shows it on `today` (as 2026-11-21). */
export function presentFundSummary(fund: Fund, locale: Locale, today: string): Schemas['FundSummary'] {
  const windows = comingStretches(fund.windows, today).map(({ label, opens_on, closes_on }) => ({
    label: label[locale],
    opens_on,
    closes_on,
    open: opens_on <= today,
  }));
  return {
    slug: fund.slug,
    name: fund.name[locale],
    summary: fund.summary[locale],
    open: windows.some(({ open }) => open),
    windows,
    cap: fund.cap === undefined ? null : money(fund.cap, locale),
    art: fund.art,
  };
}

/** A fund with all that its page says. */
export function presentFund(fund: Fund, locale: Locale, today: string): Schemas['Fund'] {
  const summary = presentFundSummary(fund, locale, today);
  return {
    ...summary,
    who_may_apply: fund.whoMayApply[locale],
    who_may_not: fund.whoMayNot?.[locale] ?? [],
    covers: fund.covers[locale],
    body: blocksOf(fund.body[locale]),
    rules: fund.rules[locale].map(spansOf),
    needed: fund.needed[locale],
    events_between: eventsBetween(fund, summary.windows[0]?.closes_on ?? today),
    data_kept_years: fund.dataKeptYears,
    email: fund.email,
  };
}

/** In the year in which the next applications close. */
function eventsBetween({ eventsBetween }: Fund, closesOn: string): Schemas['Fund']['events_between'] {
  if (eventsBetween === undefined) return null;
  const year = closesOn.slice(0, 4);
  return { from: `${year}-${eventsBetween.from}`, to: `${year}-${eventsBetween.to}` };
}

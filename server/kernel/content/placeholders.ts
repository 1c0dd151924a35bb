import { money } from '../http/money.ts';
import type { Locale } from '../http/operation.ts';
import type { ContentProblem } from './problem.ts';
import type { ContentFile } from './files.ts';
import { listed } from './report.ts';
import type { Union } from './union.ts';

const PLACEHOLDER = /\{([a-zA-Z.]+)\}/g;

/** The placeholders that texts of content may use for values of union.json: `{price.studentCard}`, `{contact.email}`, `{union.name}` and the like. */
function factsOf(union: Union, locale: Locale): Record<string, string> {
  const prices = Object.entries(union.prices).map(([name, cents]) => [`price.${name}`, asPrice(cents, locale)]);
  return {
    ...Object.fromEntries(prices),
    'union.name': union.name[locale],
    'union.id': union.id,
    'contact.email': union.contact.email,
    'contact.phone': union.contact.phone,
    'contact.address': union.contact.address[locale],
    'contact.hours': union.contact.hours[locale],
    graceDays: counted(union.account.deletionGraceDays, 'day', locale),
    holdMinutes: counted(union.bookings.holdMinutes, 'minute', locale),
  };
}

/** Whole euro without cents, as texts show them. */
const asPrice = (cents: number, locale: Locale): string => money(cents, locale).formatted.replace(/\.00$/, '');

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The noun after a number; Maltese has five forms. */
const nouns: Record<'day' | 'minute', Record<Locale, Forms>> = {
  day: {
    en: { one: ' day', other: ' days' },
    mt: { two: ' ijiem', few: ' ijiem', many: '-il ġurnata', other: ' ġurnata' },
  },
  minute: {
    en: { one: ' minute', other: ' minutes' },
    mt: { two: ' minuti', few: ' minuti', many: '-il minuta', other: ' minuta' },
  },
};

function counted(count: number, noun: 'day' | 'minute', locale: Locale): string {
  const forms = nouns[noun][locale];
  return `${count}${forms[new Intl.PluralRules(locale).select(count)] ?? forms.other}`;
}

/** Replaces the placeholders in a file's texts; an unknown name is added to `problems`. */
export function fillIn(given: ContentFile, union: Union, problems: ContentProblem[]): ContentFile {
  const facts = { en: factsOf(union, 'en'), mt: factsOf(union, 'mt') };
  const fill = (value: unknown, path: string, locale: Locale): unknown => {
    if (typeof value === 'string') {
      return value.replaceAll(PLACEHOLDER, (whole, name: string) => {
        const fact = facts[locale][name];
        if (fact === undefined) {
          const reason = `There is no ${whole} to put here. Use one of: ${listed(Object.keys(facts.en))}.`;
          problems.push({ file: given.file, path, reason });
        }
        return fact ?? whole;
      });
    }
    if (Array.isArray(value)) return value.map((each: unknown, index) => fill(each, `${path}[${index}]`, locale));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const within = key === 'en' || key === 'mt' ? key : locale;
        return [key, fill(each, path === '' ? key : `${path}.${key}`, within)];
      }),
    );
  };
  return { ...given, json: fill(given.json, '', 'en') };
}

import { seatWord, type Union } from '../../kernel/content/union.ts';
import { money } from '../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import type { KindRow, OccurrenceFacts } from '../../kernel/events/occurrences.ts';
import { writtenGroups } from './member-groups.ts';
import { presentQuestion } from '../../kernel/events/present-question.ts';
import { placesLeftOf, ticketState } from '../../kernel/events/state.ts';

const dearestFirst = (prices: Record<string, number>, union: Union, locale: Locale) =>
  Object.entries(prices)
    .toSorted(([, one], [, other]) => other - one)
    .map(([category, cents]) => ({
      category,
      name: seatWord(union, category, locale),
      amount: money(cents, locale),
    }));

type Given = {
  occurrence: OccurrenceFacts;
  /** How many places each kind has in all. */
  places: ReadonlyMap<string, number | null>;
  union: Union;
  locale: Locale;
  now: Date;
};

/** A kind of ticket as the contract has it, at this moment and in the caller's language. */
export function presentTicket(kind: KindRow, { occurrence, places, union, locale, now }: Given): Schemas['Ticket'] {
  return {
    id: kind.id,
    state: ticketState(kind, occurrence, now),
    name: kind.name[locale],
    description: kind.description?.[locale] ?? null,
    amount: money(kind.amount, locale),
    prices: dearestFirst(kind.prices, union, locale),
    member_prices: kind.member_prices.map(({ for: groups, cents, most = null }) => ({
      for: writtenGroups(groups, locale),
      most,
      amount: money(typeof cents === 'number' ? cents : Math.min(...Object.values(cents)), locale),
      prices: typeof cents === 'number' ? [] : dearestFirst(cents, union, locale),
    })),
    questions: kind.questions.map((question) => presentQuestion(question, locale)),
    places: places.get(kind.id) ?? null,
    places_left: placesLeftOf(kind),
    seat_row: null,
    seat_number: null,
  };
}

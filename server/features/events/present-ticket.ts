import { seatWord, type Union } from '../../kernel/content/union.ts';
import { money } from '../../kernel/http/money.ts';
import type { Locale, Schemas } from '../../kernel/http/operation.ts';
import type { KindRow, OccurrenceFacts } from './occurrences.ts';
import { presentQuestion } from './present-question.ts';
import { placesLeftOf, ticketState } from './state.ts';

type Given = { occurrence: OccurrenceFacts; union: Union; locale: Locale; now: Date };

/** A kind of ticket as the contract has it, at this moment and in the caller's language. */
export function presentTicket(kind: KindRow, { occurrence, union, locale, now }: Given): Schemas['Ticket'] {
  const dearestFirst = Object.entries(kind.prices).toSorted(([, one], [, other]) => other - one);
  const prices = dearestFirst.map(([category, cents]) => ({
    category,
    name: seatWord(union, category, locale),
    amount: money(cents, locale),
  }));
  return {
    id: kind.id,
    state: ticketState(kind, occurrence, now),
    name: kind.name[locale],
    description: kind.description?.[locale] ?? null,
    amount: money(kind.amount, locale),
    prices,
    questions: kind.questions.map((question) => presentQuestion(question, locale)),
    places_left: placesLeftOf(kind),
    seat_row: null,
    seat_number: null,
  };
}

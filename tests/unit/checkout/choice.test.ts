import { describe, expect, test } from 'vitest';
import { draftOfNames, namesAtFirst, problemsOfNames } from '../../../src/features/checkout/attendee-form.ts';
import type { Question } from '../../../src/kit/forms/AnswerField.tsx';
import { createSeatFeed } from '../../../src/features/checkout/seat-feed.ts';
import { seatLabel } from '../../../src/features/checkout/seat-labels.ts';
import { bookingTotals, expectedTotals, type Ticket } from '../../../src/features/checkout/booking-facts.ts';
import { apiBooking, place } from './checkout.fixture.ts';

const money = (amount: number) => ({ amount, formatted: '' });
const ticket = (id: string, name: string, amount: number, prices: number[] = []): Ticket => ({
  id,
  name,
  state: 'ON_SALE',
  description: null,
  amount: money(amount),
  prices: prices.map((price, at) => ({ category: `${at}`, name: `${at}`, amount: money(price) })),
  member_prices: [],
  questions: [],
  places_left: null,
  seat_row: null,
  seat_number: null,
});

describe('what a choice comes to', () => {
  test('is the server’s sum once it is held, kind by kind', () => {
    expect(bookingTotals(apiBooking())).toEqual({
      lines: [{ kind: 'Student', count: 2, cents: 2400 }],
      cents: 2400,
      isLeast: false,
    });
  });

  test('is the price list’s before', () => {
    const tickets = [ticket('student', 'Student', 800), ticket('guest', 'Guest', 1200)];
    const choice = [place('1', '1'), place('2', '2'), place('3', '3', { ticketId: 'guest' })];
    expect(expectedTotals(choice, tickets)).toEqual({
      lines: [
        { kind: 'Student', count: 2, cents: 1600 },
        { kind: 'Guest', count: 1, cents: 1200 },
      ],
      cents: 2800,
      isLeast: false,
    });
  });

  test('is the least where the seat decides', () => {
    const totals = expectedTotals([place('1', '1')], [ticket('student', 'Student', 1400, [1400, 1000])]);
    expect(totals).toMatchObject({ cents: 1000, isLeast: true });
  });
});

describe('the names', () => {
  const own = { firstName: 'Ġulja', lastName: 'Żammit', email: '', answers: {} };
  const nobody = { firstName: '', lastName: '', email: '', answers: {} };
  const asked = { namesRequired: true, questions: [] };
  const table: Question = { id: 'table', type: 'text', required: true, label: 'Table', hint: null, choices: [] };

  test('begin with one’s own on the first place, unless some are given', () => {
    const lines = [place('1', '1'), place('2', '2')];
    expect(namesAtFirst(lines, own).map(({ firstName }) => firstName)).toEqual(['Ġulja', '']);
    const given = [place('1', '1'), place('2', '2', { firstName: 'Żaren', lastName: 'Buħaġiar' })];
    expect(namesAtFirst(given, own).map(({ firstName }) => firstName)).toEqual(['', 'Żaren']);
  });

  test('are complained about in the order of the fields', () => {
    const wrong = { ...nobody, firstName: ' ', lastName: 'x'.repeat(101), email: 'nobody' };
    const problems = problemsOfNames([own, wrong], [asked, asked]);
    expect(problems).toEqual([
      { place: 1, field: 'firstName', problem: 'firstNameMissing' },
      { place: 1, field: 'lastName', problem: 'tooLong' },
      { place: 1, field: 'email', problem: 'emailWrong' },
    ]);
  });

  test('may be missing where the event lets them follow, but not by half', () => {
    const optional = { ...asked, namesRequired: false };
    expect(problemsOfNames([nobody], [optional])).toEqual([]);
    expect(problemsOfNames([{ ...nobody, firstName: 'Ġulja' }], [optional])).toEqual([
      { place: 0, field: 'lastName', problem: 'lastNameMissing' },
    ]);
  });

  test('that no ticket can print are refused, saying which characters', () => {
    const names = { ...own, firstName: 'Ġulja 🎉', lastName: '王 Żammit' };
    expect(problemsOfNames([names], [asked])).toEqual([
      { place: 0, field: 'firstName', problem: 'unprintable', characters: '🎉' },
      { place: 0, field: 'lastName', problem: 'unprintable', characters: '王' },
    ]);
  });

  test('come with answers to what the ticket asks', () => {
    const asks = { ...asked, questions: [table, { ...table, id: 'meal', required: false }] };
    expect(problemsOfNames([own], [asks])).toEqual([{ place: 0, field: 'answers.table', problem: 'answerMissing' }]);
    expect(problemsOfNames([{ ...own, answers: { table: 'Ta’ fuq' } }], [asks])).toEqual([]);
  });

  test('that were typed before a reload are typed again, place by place', () => {
    const lines = [place('1', '1'), place('2', '2')];
    const typed = [own, { ...nobody, lastName: 'Ħili', answers: { table: 'Ta’ fuq' } }];
    const draft = draftOfNames(lines, typed);
    expect(namesAtFirst(lines, null, draft)).toEqual(typed);
    expect(namesAtFirst([place('3', '3')], null, draft)).toEqual([nobody]);
  });
});

describe('the seats as the person sees them', () => {
  const all = (states: string) => ({ cursor: '1', states, changes: [] });
  const changes = (...pairs: [number, 0 | 1 | 2][]) => ({
    cursor: '2',
    states: null,
    changes: pairs.map(([index, state]) => ({ index, state })),
  });

  test('show one’s own choice over what the server says', () => {
    const feed = createSeatFeed(4);
    feed.choose([1]);
    feed.hear(all('0120'));
    expect([0, 1, 2, 3].map(feed.states.get)).toEqual([0, 3, 2, 0]);
  });

  test('show what one had chosen before from the start', () => {
    expect([0, 1, 2].map(createSeatFeed(3, [1]).states.get)).toEqual([0, 3, 0]);
  });

  test('tell what others changed, and not what is one’s own', () => {
    const feed = createSeatFeed(4);
    feed.hear(all('0000'));
    feed.choose([1]);
    expect(feed.hear(changes([1, 1], [2, 2], [3, 0]))).toEqual([2]);
    expect([0, 1, 2, 3].map(feed.states.get)).toEqual([0, 3, 2, 0]);
  });

  test('show what the server says of a seat that was let go of', () => {
    const feed = createSeatFeed(2);
    feed.hear(all('00'));
    feed.choose([0]);
    feed.hear(changes([0, 1]));
    feed.choose([]);
    expect(feed.states.get(0)).toBe(1);
    feed.hear(changes([0, 0]));
    expect(feed.states.get(0)).toBe(0);
  });
});

test('a seat’s label keeps numbers apart', () => {
  expect(seatLabel({ row: 'G', number: '9' })).toBe('G9');
  expect(seatLabel({ row: '12', number: '9' })).toBe('12 9');
});

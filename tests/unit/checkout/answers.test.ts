import { describe, expect, test } from 'vitest';
import { isChangedElsewhere } from '../../../machines/checkout/choice.ts';
import { ApiError } from '../../../src/kit/api/api-error.ts';
import {
  type Booking,
  bookingFacts,
  bookingTotals,
  expectedTotals,
  paymentStanding,
  type Ticket,
} from '../../../src/features/checkout/booking-facts.ts';
import { InsecureHost } from '../../../src/kit/browser/leave-for.ts';
import { failureOf, isBookingOver } from '../../../src/features/checkout/checkout.calls.ts';
import { isSecureHost } from '../../../src/kit/browser/secure-host.ts';
import { apiBooking, apiPayment, held, place } from './checkout.fixture.ts';
import { draftOfNames, namesAtFirst, problemsOfNames } from '../../../src/features/checkout/attendee-form.ts';
import type { Question } from '../../../src/kit/forms/AnswerField.tsx';
import { createSeatFeed } from '../../../src/features/checkout/seat-feed.ts';
import { seatLabel } from '../../../src/features/checkout/seat-labels.ts';

describe('a booking in the chart’s words', () => {
  test('has its places, and no name where nobody is named', () => {
    expect(bookingFacts(apiBooking())).toEqual(held());
  });

  test.each([
    ['held', 'held'],
    ['awaiting_payment', 'awaitingPayment'],
    ['paid', 'paid'],
    ['expired', 'over'],
    ['refund_pending', 'refunded'],
    ['refunded', 'refunded'],
  ] as const)('%s stands as %s', (state, standing) => {
    expect(bookingFacts(apiBooking({ state })).standing).toBe(standing);
  });

  test('that its buyer released is told apart from one that somebody else ended', () => {
    const standing = (outcome: Booking['outcome']) =>
      bookingFacts(apiBooking({ state: 'cancelled', outcome })).standing;
    expect(standing('cancelled_by_buyer')).toBe('released');
    expect(standing('event_cancelled')).toBe('withdrawn');
    expect(standing('cancelled_by_union')).toBe('withdrawn');
    expect(standing('taken_back')).toBe('withdrawn');
  });

  test('is changed elsewhere with other places, names or another price while it is open, and not by its clock', () => {
    const known = held();
    expect(isChangedElsewhere(known, held({ totalCents: 3600 }))).toBe(true);
    expect(isChangedElsewhere(known, held({ lines: [place('one', '9')] }))).toBe(true);
    expect(
      isChangedElsewhere(known, held({ lines: [place('one', '9', { firstName: 'Ċensa' }), place('two', '10')] })),
    ).toBe(true);
    expect(isChangedElsewhere(known, held({ expiresAt: '2027-02-01T10:30:00.000Z', extensionsLeft: 9 }))).toBe(false);
    expect(isChangedElsewhere(known, held({ id: 'another', totalCents: 3600 }))).toBe(false);
    expect(isChangedElsewhere(known, held({ standing: 'over', totalCents: 3600 }))).toBe(false);
  });

  test('is changed elsewhere once it is paid there', () => {
    const paid = held({ standing: 'paid', expiresAt: null });
    expect(isChangedElsewhere(held(), paid)).toBe(true);
    expect(isChangedElsewhere(held({ standing: 'awaitingPayment' }), paid)).toBe(true);
    expect(isChangedElsewhere(paid, paid)).toBe(false);
  });

  test('says where to pay only while that payment can still be made', () => {
    const urlOf = (state: Parameters<typeof apiPayment>[0]) =>
      bookingFacts(apiBooking({ payment: apiPayment(state) })).paymentUrl;
    expect(urlOf('open')).toBe('https://pay.example/cs_test');
    expect(urlOf('declined')).toBe('https://pay.example/cs_test');
    expect(urlOf('expired')).toBeNull();
    expect(urlOf('paid')).toBeNull();
  });
});

describe('how a payment ended', () => {
  test.each([
    ['paid', 'paid'],
    ['refund_pending', 'late'],
    ['refunded', 'late'],
    ['expired', 'over'],
    ['cancelled', 'over'],
  ] as const)('%s means %s', (state, end) => {
    expect(paymentStanding(apiBooking({ state }))).toBe(end);
  });

  test('is declined while the last card was refused, and open while the provider decides', () => {
    const awaiting = (state: Parameters<typeof apiPayment>[0]) =>
      paymentStanding(apiBooking({ state: 'awaiting_payment', payment: apiPayment(state) }));
    expect(awaiting('declined')).toBe('declined');
    expect(awaiting('open')).toBe('open');
  });
});

describe('a refusal in the chart’s words', () => {
  const refusal = (status: number, code?: string, errors?: Record<string, string[]>) =>
    new ApiError(status, code === undefined ? undefined : { message: code, code, ...(errors && { errors }) });

  test('names the seats that someone else has', () => {
    const error = refusal(409, 'seats_taken', { 'G-9': ['taken'], 'G-10': ['taken'] });
    expect(failureOf(error)).toEqual({ code: 'seatsTaken', taken: ['G-9', 'G-10'] });
  });

  test.each([
    [refusal(409, 'sold_out'), 'soldOut'],
    [refusal(409, 'over_the_limit'), 'overLimit'],
    [refusal(409, 'hold_ended'), 'holdEnded'],
    [refusal(409, 'not_in_this_state'), 'holdEnded'],
    [refusal(409, 'already_paid'), 'holdEnded'],
    [refusal(409, 'bookings_closed'), 'holdEnded'],
    [refusal(409, 'event_cancelled'), 'holdEnded'],
    [refusal(404, 'not_found'), 'holdEnded'],
    [refusal(401, 'sign_in'), 'signedOut'],
    [refusal(503, 'payments_away'), 'away'],
    [refusal(0), 'away'],
    [new InsecureHost(), 'insecureHost'],
    [new TypeError('a mistake of ours'), 'away'],
  ])('%s means %s', (error, code) => {
    expect(failureOf(error)).toEqual({ code, taken: [] });
  });

  test('lets a new booking begin only where the old one is over, not where it is paid', () => {
    expect(isBookingOver(refusal(404, 'not_found'))).toBe(true);
    expect(isBookingOver(refusal(409, 'hold_ended'))).toBe(true);
    expect(isBookingOver(refusal(409, 'already_paid'))).toBe(false);
    expect(isBookingOver(refusal(409, 'seats_taken'))).toBe(false);
  });
});

test.each([
  ['https://pay.example/x', true],
  ['http://localhost:3000/x', true],
  ['http://127.0.0.1:3000/x', true],
  ['http://pay.example/x', false],
  ['http://localhost.pay.example/x', false],
  ['javascript:alert(1)', false],
])('%s is a secure host: %s', (address, isSecure) => {
  expect(isSecureHost(new URL(address))).toBe(isSecure);
});

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
  places: null,
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

  test('tell no seat that one let go of oneself as news, but who takes it next', () => {
    const feed = createSeatFeed(3, [0, 1]);
    feed.hear(all('110'));
    feed.choose([0]);
    expect(feed.hear(changes([1, 0], [2, 1]))).toEqual([2]);
    expect(feed.hear(changes([1, 1]))).toEqual([1]);
    expect(feed.hear(changes([1, 0]))).toEqual([1]);
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

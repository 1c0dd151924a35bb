import { describe, expect, test } from 'vitest';
import { isChangedElsewhere } from '../../../machines/checkout/choice.ts';
import { ApiError } from '../../../src/kit/api/api-error.ts';
import { type Booking, bookingFacts, paymentStanding } from '../../../src/features/checkout/booking-facts.ts';
import { InsecureHost } from '../../../src/kit/browser/leave-for.ts';
import { failureOf, isBookingOver } from '../../../src/features/checkout/checkout.calls.ts';
import { isSecureHost } from '../../../src/kit/browser/secure-host.ts';
import { apiBooking, apiPayment, held, place } from './checkout.fixture.ts';

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

  test('that its buyer released is told apart from one whose time ran out, or whose event is off', () => {
    const standing = (outcome: Booking['outcome']) =>
      bookingFacts(apiBooking({ state: 'cancelled', outcome })).standing;
    expect(standing('cancelled_by_buyer')).toBe('released');
    expect(standing('event_cancelled')).toBe('over');
    expect(standing('replaced')).toBe('over');
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
    expect(isChangedElsewhere(known, held({ standing: 'paid', totalCents: 3600 }))).toBe(false);
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

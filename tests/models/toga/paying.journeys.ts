import { awaiting, booked, ended, endedLate, input } from './toga.fixtures.ts';
import {
  type Journey,
  order,
  ordered,
  cancel,
  told,
  refusing,
  lost,
  toCheck,
  toPay,
  back,
  reopened,
} from './toga.steps.ts';

/** The end of a hold: paid, released or lost. */
export const payingJourneys: readonly Journey[] = [
  {
    name: 'the hold runs out while it is checked',
    input: input(),
    steps: [...toCheck, { actor: 'waitForExpiry', output: undefined, context: { ...lost, ...told('holdOver') } }],
    ends: 'fitting',
  },
  {
    name: 'the time left cannot be told',
    input: input(),
    steps: [...toCheck, { actor: 'waitForExpiry', error: { code: 'away' } }],
    ends: 'opening',
  },
  {
    name: 'the hold is over when it is to be paid',
    input: input(),
    steps: [...toCheck, order, { ...refusing('payTogaRental', 'holdOver'), context: { ...lost, ...told('holdOver') } }],
    ends: 'fitting',
  },
  {
    name: 'it was paid in another tab',
    input: input(),
    steps: [
      ...toCheck,
      order,
      {
        ...refusing('payTogaRental', 'outdated'),
        now: 'opening',
        context: { returned: { rental: 'rental', from: 'success' } },
      },
      reopened(booked),
    ],
    ends: 'booked',
  },
  {
    name: 'the session ends while the payment is opened',
    input: input(),
    steps: [...toCheck, order, refusing('payTogaRental', 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: 'the provider is away, then there',
    input: input(),
    steps: [
      ...toCheck,
      order,
      { ...refusing('payTogaRental', 'away'), now: 'reviewing', context: told('away') },
      order,
      ordered,
    ],
    ends: 'paying',
  },
  {
    name: 'let go before anything is paid',
    input: input(),
    steps: [...toCheck, cancel, { actor: 'cancelTogaRental', output: undefined, context: lost }],
    ends: 'pieces',
  },
  {
    name: 'let go, but paid in another tab',
    input: input(),
    steps: [
      ...toCheck,
      cancel,
      {
        ...refusing('cancelTogaRental', 'outdated'),
        now: 'opening',
        context: { returned: { rental: 'rental', from: 'success' } },
      },
    ],
    ends: 'opening',
  },
  {
    name: 'let go while the server is away',
    input: input(),
    steps: [...toCheck, cancel, { ...refusing('cancelTogaRental', 'away'), context: told('away') }],
    ends: 'reviewing',
  },
  {
    name: 'let go by somebody who is logged out',
    input: input(),
    steps: [...toCheck, cancel, refusing('cancelTogaRental', 'signedOut')],
    ends: 'signedOut',
  },
  {
    name: 'the card is declined, and another is tried',
    input: input(),
    steps: [
      ...toPay,
      {
        actor: 'payment',
        output: { end: 'declined' },
        now: 'reviewing',
        context: { returned: null, ordered: false, ...told('declined') },
      },
      order,
      ordered,
      { actor: 'payment', output: { end: 'paid' } },
    ],
    ends: 'booked',
  },
  {
    name: 'the money comes too late',
    input: input(),
    steps: [
      ...toPay,
      { actor: 'payment', output: { end: 'late' }, now: 'late' },
      { send: { type: 'start.again' }, context: lost },
    ],
    ends: 'fitting',
  },
  {
    name: 'the payment ends unpaid',
    input: input(),
    steps: [...toPay, { actor: 'payment', output: { end: 'over' }, context: { ...lost, ...told('holdOver') } }],
    ends: 'fitting',
  },
  {
    name: 'the session ends while the payment is watched',
    input: input(),
    steps: [...toPay, { actor: 'payment', output: { end: 'signedOut' } }],
    ends: 'signedOut',
  },
  {
    name: 'the payment’s own chart fails',
    input: input(),
    steps: [...toPay, { actor: 'payment', error: { code: 'away' } }],
    ends: 'opening',
  },
  {
    name: 'back from the payment to the check',
    input: input(),
    steps: [...toPay, { send: { type: 'order.review' }, context: { ordered: false, returned: null } }],
    ends: 'reviewing',
  },
  {
    name: 'back from the provider, paid already',
    input: back('success'),
    steps: [{ ...reopened(booked), enters: ['sorting', 'booked'] }],
    ends: 'booked',
  },
  {
    name: 'back from the provider, the server still waits',
    input: back('success'),
    steps: [{ ...reopened(awaiting), now: 'paying', context: { ordered: false } }],
    ends: 'paying',
  },
  {
    name: 'back from the provider without paying',
    input: back('cancel'),
    steps: [{ ...reopened(awaiting), context: { returned: null, ...told('cancelled') } }],
    ends: 'reviewing',
  },
  {
    name: 'back from the provider when the hold is over',
    input: back('success'),
    steps: [
      { ...reopened(ended), context: { rental: null, returned: null, pieces: ended.pieces, ...told('holdOver') } },
    ],
    ends: 'fitting',
  },
  {
    name: 'back from the provider when the money goes back',
    input: back('success'),
    steps: [{ ...reopened(endedLate), context: told('late') }],
    ends: 'fitting',
  },
];

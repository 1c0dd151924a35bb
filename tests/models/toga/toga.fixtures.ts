import type { JourneyFor } from 'xstate-paths';
import type { togaMachine } from '../../../machines/toga/toga.machine.ts';
import type { Failure, Problem, Rental, TogaDetails, TogaInput, TogaStep } from '../../../machines/toga/toga.types.ts';

const money = (amount: number) => ({ amount, formatted: `€${amount / 100}.00` });

type Payment = NonNullable<Rental['payment']>;

export const payment = (state: Payment['state'] = 'open'): Payment => ({
  id: 'payment',
  state,
  amount: money(5000),
  session_id: 'session',
  publishable_key: null,
  url: state === 'open' ? 'https://pay.example/session' : null,
});

/** A rental as the server reports it. */
export const rental = (state: Rental['state'] = 'held', told: Partial<Rental> = {}): Rental => ({
  id: 'rental',
  reference: 'TOGA-7K3M-Q2XA',
  state,
  pieces: ['toga', 'sash', 'trencher'],
  sizes: [{ piece: 'toga', size: 'M', label: 'M' }],
  height: 172,
  head: 57,
  degree: 'BA Malti',
  size: null,
  fitting: { id: 'held-slot', start: '2026-11-23T09:00:00.000Z', end: '2026-11-23T09:20:00.000Z' },
  graduation: {
    date: '2026-11-26',
    collect_from: '2026-11-25T15:00:00.000Z',
    return_from: '2026-11-27T07:30:00.000Z',
    return_by: '2026-11-27T10:00:00.000Z',
  },
  amount: money(5000),
  deposit: money(5000),
  kept_reason: null,
  expires_at: state === 'held' || state === 'awaiting_payment' ? '2026-11-22T10:30:00.000Z' : null,
  payment: null,
  can_move: false,
  qr: null,
  qr_size: null,
  ...told,
});

export const awaiting = rental('awaiting_payment', { payment: payment() });
export const booked = rental('booked', { payment: payment('paid') });
export const ended = rental('ended', { payment: payment('expired') });
export const endedLate = rental('ended', { payment: payment('refund_pending') });

export const details: TogaDetails = { height: 172, head: 57, degree: 'BA Malti', graduation_day: '2026-11-26' };

/** The start of the flow: at an address, with the choices of this tab, or back from the payment provider. */
export const input = (given: Partial<TogaInput> = {}): TogaInput => ({
  wanted: null,
  chosen: { pieces: [], occurrence: null },
  returned: null,
  ...given,
});

export const standing = (of: Rental | null = null, isEnabled = true) => ({ isEnabled, rental: of });

export type Journey = JourneyFor<typeof togaMachine>;
type Step = Journey['steps'][number];

export const opened: Step = { actor: 'readStanding', output: standing(), now: 'pieces' };
export const pieces: Step = { send: { type: 'pieces.choose', pieces: ['toga', 'sash'] }, now: 'fitting' };
export const slot: Step = { send: { type: 'slot.choose', occurrence: 'slot' }, now: 'details.editing' };
export const save: Step = { send: { type: 'details.save', details }, now: 'holding', context: { problem: null } };
export const held: Step = {
  actor: 'bookFitting',
  output: rental(),
  now: 'check',
  context: { pieces: [], occurrence: null, wanted: null },
};
export const order: Step = { send: { type: 'order.pay' }, now: 'ordering', context: { problem: null } };
export const ordered: Step = {
  actor: 'payTogaRental',
  output: awaiting,
  now: 'paying',
  context: { rental: awaiting, ordered: true },
};
export const cancel: Step = { send: { type: 'rental.cancel' }, now: 'cancelling', context: { problem: null } };
export const open = (step: TogaStep) => ({ type: 'step.open', step }) as const;
export const telling = (code: Problem['code']): { problem: Problem } => ({ problem: { code, fields: {} } });
export const refusing = (
  actor: 'readStanding' | 'bookFitting' | 'payTogaRental' | 'cancelTogaRental',
  code: Failure['code'],
) => ({ actor, error: { code, fields: {} } }) as const;
/** The pieces stay chosen; nothing is left of the rental. */
export const lost = {
  pieces: rental().pieces,
  occurrence: null,
  rental: null,
  returned: null,
  ordered: false,
  wanted: null,
};

export const toCheck = [opened, pieces, slot, save, held];
export const toPay = [...toCheck, order, ordered];
export const back = (from: 'success' | 'cancel') => input({ returned: { rental: 'rental', from } });
export const reopened = (found: Parameters<typeof standing>[0]) =>
  ({ actor: 'readStanding', output: standing(found) }) as const;

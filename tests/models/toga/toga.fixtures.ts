import type { Rental, TogaDetails, TogaInput } from '../../../machines/toga/toga.types.ts';

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

import type { PaymentInput } from '../../../machines/payment/payment.machine.ts';

export const PROVIDER = 'https://pay.example/session';

/** A payment that the server has opened. */
export const input = (begins: PaymentInput['begins'], url: string | null = PROVIDER): PaymentInput => ({
  id: 'payment',
  url,
  begins,
});

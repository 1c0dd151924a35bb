import { setup } from 'xstate';

export type PermitEvent =
  | { type: 'payment.receive' }
  | { type: 'permit.approve' }
  | { type: 'permit.decline' }
  /** The licence is photographed again; the contribution was paid before. */
  | { type: 'application.resend' };

/** The next action on a permit: the student sends or pays, the staff check the licence, or there is none. */
export type PermitTag = 'isUnpaid' | 'waitsForStaff' | 'isValid' | 'isDeclined';

/**
 * A parking permit's life on the server, from the application to the end of the scholastic year; an application that is never paid for is
 * removed. Promises: no permit is valid before its licence is checked, and a contribution is paid once, however often the licence is sent.
 */
export const permitMachine = setup({
  types: { events: {} as PermitEvent, tags: {} as PermitTag },
}).createMachine({
  id: 'permit',
  initial: 'awaiting_payment',
  states: {
    awaiting_payment: {
      description: 'The licence was sent; the contribution is not paid.',
      tags: 'isUnpaid',
      on: { 'payment.receive': 'under_review' },
    },
    under_review: {
      description: 'The contribution is paid; the staff look at the licence.',
      tags: 'waitsForStaff',
      on: { 'permit.approve': 'valid', 'permit.decline': 'refused' },
    },
    valid: {
      description: 'The student may park until the end of the scholastic year.',
      tags: 'isValid',
      type: 'final',
    },
    refused: {
      description: 'The staff could not accept the licence, and told the student why.',
      tags: 'isDeclined',
      on: { 'application.resend': 'under_review' },
    },
  },
});

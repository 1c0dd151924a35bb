import type { permitMachine } from '../../../machines/permit/permit.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';

export const notInBrowser =
  'The server runs this chart: tests/api/permits.test.ts applies, approves and declines through it.';

/** The events that the student and the staff cause in a permit. */
export const model = { events: {}, actors: {} } satisfies ModelFor<typeof permitMachine>;

export const rules: Rule<never>[] = [
  never('a permit is valid and something is left to do', ({ hasTag }) => hasTag('isValid') && hasTag('waitsForStaff')),
  eventually('a licence that was declined can still become valid', {
    once: ({ hasTag }) => hasTag('isDeclined'),
    later: ({ hasTag }) => hasTag('isValid'),
  }),
  ...tagged({
    isUnpaid: ['awaiting_payment'],
    waitsForStaff: ['under_review'],
    isValid: ['valid'],
    isDeclined: ['refused'],
  }),
];

const pay = { send: { type: 'payment.receive' } } as const;
const approve = { send: { type: 'permit.approve' } } as const;
const decline = { send: { type: 'permit.decline' } } as const;
const resend = { send: { type: 'application.resend' } } as const;

/** A permit's life according to the issue; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof permitMachine>[] = [
  {
    name: 'paid, looked at, valid for good',
    steps: [
      { ...approve, refused: true },
      { ...pay, now: 'under_review' },
      { ...approve, now: 'valid' },
      { ...decline, refused: true },
    ],
    ends: 'valid',
  },
  {
    name: 'declined, photographed anew, paid once',
    steps: [
      { ...decline, refused: true },
      { ...resend, refused: true },
      { ...pay, now: 'under_review' },
      { ...resend, refused: true },
      { ...decline, now: 'refused' },
      { ...approve, refused: true },
      { ...pay, refused: true },
      { ...resend, now: 'under_review' },
      { ...approve, now: 'valid' },
    ],
    ends: 'valid',
  },
];

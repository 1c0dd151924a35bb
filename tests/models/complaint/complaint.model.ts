import type { complaintMachine } from '../../../machines/complaint/complaint.machine.ts';
import { eventually, type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';

export const notInBrowser =
  'The server runs this chart: tests/api/complaints.test.ts writes, assigns, answers, closes and reopens through it.';

/** The events that the complainant and the staff cause. */
export const model = { events: {}, actors: {} } satisfies ModelFor<typeof complaintMachine>;

export const rules: Rule<never>[] = [
  never(
    'a complaint waits for the staff and may be deleted',
    ({ hasTag }) => hasTag('waitsForStaff') && hasTag('isSettled'),
  ),
  eventually('what is closed can still be answered', {
    once: ({ hasTag }) => hasTag('isClosed'),
    later: ({ hasTag }) => hasTag('isSettled') && !hasTag('isClosed'),
  }),
  ...tagged({ waitsForStaff: ['unassigned', 'in_progress'], isSettled: ['answered', 'closed'], isClosed: ['closed'] }),
];

const write = { send: { type: 'complaint.write' } } as const;
const assign = { send: { type: 'complaint.assign' } } as const;
const answer = { send: { type: 'complaint.answer' } } as const;
const close = { send: { type: 'complaint.close' } } as const;
const reopen = { send: { type: 'complaint.reopen' } } as const;

/** A complaint's life according to the issue; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof complaintMachine>[] = [
  {
    name: 'added to, taken on, answered, and closed',
    steps: [
      { ...reopen, refused: true },
      { ...write, now: 'unassigned' },
      { ...assign, now: 'in_progress' },
      { ...assign, now: 'in_progress' },
      { ...write, now: 'in_progress' },
      { ...reopen, refused: true },
      { ...answer, now: 'answered' },
      { ...close, now: 'closed' },
    ],
    ends: 'closed',
  },
  {
    name: 'answered at once, and written back to',
    steps: [
      { ...answer, now: 'answered' },
      { ...answer, now: 'answered' },
      { ...assign, now: 'answered' },
      { ...reopen, refused: true },
      { ...write, now: 'in_progress' },
      { ...close, now: 'closed' },
    ],
    ends: 'closed',
  },
  {
    name: 'closed unanswered, and taken up again by either side',
    steps: [
      { ...close, now: 'closed' },
      { ...close, refused: true },
      { ...assign, refused: true },
      { ...answer, refused: true },
      { ...write, now: 'in_progress' },
      { ...close, now: 'closed' },
      { ...reopen, now: 'in_progress' },
      { ...answer, now: 'answered' },
    ],
    ends: 'answered',
  },
];

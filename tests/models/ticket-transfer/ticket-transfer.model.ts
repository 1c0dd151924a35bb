import { eventually, type JourneyFor, type ModelFor, never, type Rule, tagged } from 'xstate-paths';
import type { ticketTransferMachine } from '../../../machines/ticket-transfer/ticket-transfer.machine.ts';

export const notInBrowser =
  'The server runs this chart: tests/api/ticket-transfers.test.ts sends, accepts and takes back through it.';

/** The events that the sender, the receiver and the clock cause in a transfer. */
export const model = {
  events: { 'transfer.accept': [{ isInTime: true }, { isInTime: false }] },
  actors: {},
} satisfies ModelFor<typeof ticketTransferMachine>;

export const rules: Rule<never>[] = [
  never('a ticket is on its way and has arrived', ({ hasTag }) => hasTag('isOpen') && hasTag('isAccepted')),
  eventually('a transfer ends', {
    once: ({ hasTag }) => hasTag('isOpen'),
    later: ({ isIn }) => isIn('accepted') || isIn('lapsed'),
  }),
  ...tagged({ isOpen: ['offered'], isAccepted: ['accepted'] }),
];

const accept = (isInTime: boolean) => ({ send: { type: 'transfer.accept', isInTime } }) as const;
const decline = { send: { type: 'transfer.decline' } } as const;
const takeBack = { send: { type: 'transfer.take_back' } } as const;
const lapse = { send: { type: 'transfer.lapse' } } as const;
const nothingMore = [accept(true), decline, takeBack, lapse].map((step) => ({ ...step, refused: true as const }));

/** A transfer's life according to the issue; each ends where the text says, whatever the chart does. */
export const journeys: readonly JourneyFor<typeof ticketTransferMachine>[] = [
  { name: 'sent and accepted, once', steps: [{ ...accept(true), now: 'accepted' }, ...nothingMore], ends: 'accepted' },
  {
    name: 'sent, and taken back before anybody accepted',
    steps: [{ ...takeBack, now: 'taken_back' }, ...nothingMore],
    ends: 'taken_back',
  },
  { name: 'sent, and not wanted', steps: [{ ...decline, now: 'declined' }, ...nothingMore], ends: 'declined' },
  {
    name: 'accepted too late, and over with the event',
    steps: [{ ...accept(false), refused: true }, { ...lapse, now: 'lapsed' }, ...nothingMore],
    ends: 'lapsed',
  },
];

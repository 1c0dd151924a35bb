import { setup } from 'xstate';

export type TicketTransferEvent =
  | { type: 'transfer.accept'; isInTime: boolean }
  | { type: 'transfer.decline' }
  /** The sender takes it back, or cancels the ticket. */
  | { type: 'transfer.take_back' }
  /** The event has started. */
  | { type: 'transfer.lapse' };

/** The states that code asks about: the database allows a ticket one transfer that `isOpen` and one that `isAccepted` (see the migration). */
export type TicketTransferTag = 'isOpen' | 'isAccepted';

/**
 * A ticket on its way to somebody else, from the mailed link until it is theirs or comes to nothing.
 *
 * Promises: until it is accepted the ticket stays the sender's, who can take it back; a ticket goes to one person. Can never happen:
 * accepting what was taken back, or after the event has started.
 */
export const ticketTransferMachine = setup({
  types: { events: {} as TicketTransferEvent, tags: {} as TicketTransferTag },
  guards: { isInTime: ({ event }) => event.type === 'transfer.accept' && event.isInTime },
}).createMachine({
  id: 'ticket-transfer',
  initial: 'offered',
  states: {
    offered: {
      description: 'The link is out; the ticket still belongs to its sender.',
      tags: 'isOpen',
      on: {
        'transfer.accept': { guard: 'isInTime', target: 'accepted' },
        'transfer.decline': 'declined',
        'transfer.take_back': 'taken_back',
        'transfer.lapse': 'lapsed',
      },
    },
    accepted: {
      description: 'The ticket belongs to the receiver, with a new code.',
      tags: 'isAccepted',
      type: 'final',
    },
    declined: { description: 'The receiver does not want it; the sender keeps it.', type: 'final' },
    taken_back: { description: 'The sender kept it after all, or cancelled it.', type: 'final' },
    lapsed: { description: 'Nobody accepted it before the event; the sender kept it.', type: 'final' },
  },
});

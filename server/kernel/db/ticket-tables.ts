import type { StateValueFrom } from 'xstate';
import type { ticketTransferMachine } from '../../../machines/ticket-transfer/ticket-transfer.machine.ts';

type TicketTransfers = {
  id: string;
  /** The sender. */
  user_id: string;
  /** The sender's booking, and the place in it. */
  booking_id: string;
  attendee_id: string;
  /** The mailbox that the link goes to; null once the address has been erased. */
  email: string | null;
  token_hash: string;
  state: StateValueFrom<typeof ticketTransferMachine>;
  /** The place that the receiver got for it. */
  received_as: string | null;
  created_at: Date;
  changed_at: Date;
};

/** The tables of tickets that change hands, as the migrations make them. */
export type TicketTables = { ticket_transfers: TicketTransfers };

import type { StateValueFrom } from 'xstate';
import type { ticketTransferMachine } from '../../../machines/ticket-transfer/ticket-transfer.machine.ts';

type TicketTransfers = {
  id: string;
  /** Whoever sends it. */
  user_id: string;
  /** The sender's booking, and the place in it. */
  booking_id: string;
  attendee_id: string;
  /** Where the link goes; null once the address was erased. */
  email: string | null;
  token_hash: string;
  state: StateValueFrom<typeof ticketTransferMachine>;
  /** The place that the receiver got for it. */
  received_as: string | null;
  created_at: Date;
  changed_at: Date;
};

/** The tables of what becomes of tickets after they were bought, as the migrations make them. */
export type TicketTables = { ticket_transfers: TicketTransfers };

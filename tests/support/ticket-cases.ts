import { randomUUID } from 'node:crypto';
import type { Owner } from './actors.ts';
import type { Case, OperationId } from './cases.ts';

const all = (status: number) => ({ owner: status, student: status, organisation: status, newcomer: status });
const booking = (owner: Owner) => ({ path: { booking: owner.booking } });
/** Nobody was sent a ticket by it. */
const token = 'a'.repeat(43);

/** The calls about what becomes of tickets after they were bought; the owner's booking isn't paid yet. */
export const ticketCases = {
  downloadTickets: { send: booking, ...all(404), owner: 409 },
  downloadReceipt: { send: booking, ...all(404), owner: 409 },
  getWalletLinks: {
    send: (owner: Owner) => ({ path: { ...booking(owner).path, attendee: owner.attendees[0] ?? '' } }),
    ...all(404),
  },
  downloadWalletPass: {
    send: (owner: Owner) => ({
      path: { attendee: owner.attendees[0] ?? '' },
      query: { until: '99999999999', signature: token },
    }),
    everyone: 404,
  },
  usePromoCode: {
    send: (owner: Owner) => ({ ...booking(owner), body: { code: 'NOBODY-KNOWS' } }),
    ...all(404),
    owner: 422,
  },
  dropPromoCode: { send: booking, ...all(404), owner: 200 },
  sendTicket: {
    send: (owner: Owner) => ({
      ...booking(owner),
      body: { attendee_id: owner.attendees[0], email: `${randomUUID()}@uni.example` },
    }),
    ...all(404),
    owner: 409,
  },
  takeTicketBack: {
    send: (owner: Owner) => ({ path: { ...booking(owner).path, transfer: randomUUID() } }),
    ...all(404),
  },
  exchangeBooking: {
    send: (owner: Owner) => ({ ...booking(owner), body: { occurrence_id: owner.show.occurrenceId } }),
    ...all(404),
    owner: 409,
  },
  lookAtTransfer: { send: () => ({ body: { token } }), everyone: 404 },
  acceptTransfer: { send: () => ({ body: { token, first_name: 'Ċetta', last_name: 'Għigo' } }), ...all(404) },
  declineTransfer: { send: () => ({ body: { token } }), everyone: 404 },
  getFloor: { send: () => ({}), ...all(200) },
  payApart: {
    send: (owner: Owner) => ({
      ...booking(owner),
      body: { shares: [{ attendee_id: randomUUID(), email: `${randomUUID()}@uni.example` }] },
    }),
    ...all(404),
    owner: 422,
    newcomer: 403,
  },
  listShares: { send: () => ({}), ...all(200) },
  remindOfShare: { send: () => ({ path: { share: randomUUID() } }), ...all(404) },
  takeShareBack: { send: () => ({ path: { share: randomUUID() } }), ...all(404) },
  lookAtShare: { send: () => ({ body: { token } }), everyone: 404 },
  takeShare: { send: () => ({ body: { token } }), ...all(404), newcomer: 403 },
  declineShare: { send: () => ({ body: { token } }), everyone: 404 },
  listWaiting: { send: () => ({}), ...all(200) },
  joinWaiting: {
    send: ({ show }: Owner) => ({
      body: { occurrence_id: show.occurrenceId, ticket_id: show.kinds.student, party: 2 },
    }),
    ...all(409),
    newcomer: 403,
  },
  leaveWaiting: { send: () => ({ path: { waiting: randomUUID() } }), ...all(404) },
} satisfies Partial<Record<OperationId, Case>>;

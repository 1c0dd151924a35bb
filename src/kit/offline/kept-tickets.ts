import type { components } from '../../../openapi/portal.gen.ts';

type Booking = components['schemas']['Booking'];

/** A ticket as somebody shows it at the door. */
export interface KeptTicket {
  id: string;
  name: string;
  kind: string;
  /** Its part of the hall in the language that it was kept in, as the title is. */
  seat: { zone: string; row: string; number: string } | null;
  /** The content of its QR code. */
  code: string;
}

/** The tickets of one booking, with what one has to know to come. */
export interface KeptBooking {
  id: string;
  /** The booking for another date whose place it took. */
  replaces: string | null;
  title: string;
  poster: Booking['event']['poster'];
  start: string;
  end: string;
  venue: string | null;
  tickets: KeptTicket[];
}

interface Kept {
  /** The account that they belong to. */
  owner: string;
  /** ISO 8601. */
  savedAt: string;
  bookings: readonly KeptBooking[];
}

/** Signing out deletes every cache whose name begins like this one's. */
const CACHE = 'kept my tickets';
const KEY = '/tickets/kept.json';

const storage = (): CacheStorage | undefined => globalThis.caches;

/** The part of a booking that its tickets need. */
export const ticketsOf = ({ id, event, occurrence, attendees, exchange }: Booking): KeptBooking => ({
  id,
  replaces: exchange?.booking_id ?? null,
  title: event.title,
  poster: event.poster,
  start: occurrence.start,
  end: occurrence.end,
  venue: occurrence.venue?.name ?? null,
  tickets: attendees.flatMap(({ id: place, first_name, last_name, ticket_name, seat, code }) =>
    code === null
      ? []
      : [
          {
            id: place,
            name: [first_name, last_name].filter(Boolean).join(' '),
            kind: ticket_name,
            seat: seat && { zone: seat.zone_name, row: seat.row, number: seat.number },
            code,
          },
        ],
  ),
});

/** Keeps these tickets on this device, in place of all others. */
export async function keepTickets(owner: string, bookings: readonly KeptBooking[], savedAt: string): Promise<void> {
  const kept = { owner, savedAt, bookings } satisfies Kept;
  const headers = { 'content-type': 'application/json' };
  await (await storage()?.open(CACHE))?.put(KEY, new Response(JSON.stringify(kept), { headers }));
}

/** Keeps these tickets on this device beside the owner's others, without those that they replace. */
export async function addTickets(owner: string, bookings: readonly KeptBooking[], savedAt: string): Promise<void> {
  const kept = await keptTickets();
  const over = new Set(bookings.flatMap(({ id, replaces }) => [id, replaces]));
  const others = kept?.owner === owner ? kept.bookings.filter(({ id }) => !over.has(id)) : [];
  const soonestFirst = [...others, ...bookings].toSorted((one, two) => Date.parse(one.start) - Date.parse(two.start));
  await keepTickets(owner, soonestFirst, savedAt);
}

/** The tickets that are kept on this device. */
export async function keptTickets(): Promise<Kept | undefined> {
  const answer = await (await storage()?.open(CACHE))?.match(KEY);
  // Written above, by this browser.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer && ((await answer.json()) as Kept);
}

/** Deletes the kept tickets: somebody else is logged in. */
export async function forgetTickets(): Promise<void> {
  await storage()?.delete(CACHE);
}

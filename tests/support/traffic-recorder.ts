import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { TrafficLine } from 'xstate-paths';
import type { Booking } from './client.ts';

/** The file in which every call about bookings is recorded, one answer a line; undefined if the variable is not set. */
const file = process.env['TRAFFIC_LOG'];

/** The `fetch` for `clientOf`: writes the traffic log that `npm run paths -- rules booking --log` reads, if one is wanted. */
export const recordedFetch: ((call: Request) => Promise<Response>) | undefined =
  file === undefined ? undefined : recordingFetch((line) => appendFileSync(file, `${JSON.stringify(line)}\n`));

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** Calls as usual, and passes each answer about bookings to `write`. */
export function recordingFetch(write: (line: TrafficLine) => void): (call: Request) => Promise<Response> {
  return async (call) => {
    const sent = new Date();
    const answer = await fetch(call);
    const path = new URL(call.url).pathname.replace('/api', '');
    if (!path.startsWith('/bookings')) return answer;
    const told = {
      sent: sent.toISOString(),
      at: new Date().toISOString(),
      actor: actorOf(call),
      status: answer.status,
    };
    const bookings = await bookingsIn(answer.clone());
    const event = `${call.method} ${path.replace(ID, '{booking}')}`;
    const line = { ...told, event, chart: 'booking' };
    for (const booking of bookings) write({ ...line, ...sightingOf(booking) });
    const subject = ID.exec(path)?.[0] ?? null;
    if (bookings.length === 0) write({ ...line, subject, state: null, holds: [], until: null });
    return answer;
  };
}

function sightingOf({ id, state, attendees, occurrence, expires_at }: Booking) {
  const holds = attendees.flatMap(({ seat }) => (seat === null ? [] : [`${occurrence.id}/${seat.guid}`]));
  return { subject: id, state, holds, until: expires_at };
}

/** The caller's pseudonym: a hash of the token. */
function actorOf({ headers }: Request): string {
  const token = headers.get('authorization');
  return token === null ? 'visitor' : createHash('sha256').update(token).digest('hex').slice(0, 8);
}

async function bookingsIn(answer: Response): Promise<Booking[]> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return [];
  const { data } = (await answer.json()) as { data?: unknown };
  return [data].flat().filter(isBooking);
}

const isBooking = (value: unknown): value is Booking =>
  typeof value === 'object' && value !== null && 'attendees' in value && 'state' in value && 'id' in value;

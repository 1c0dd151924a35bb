import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Buyer, Show } from '../../support/stage.ts';

const END_OF_HEAD = '\r\n\r\n';

export type RawAnswer = { status: number; body: string };

/** Opens a connection to a server, on which the bytes of an answer arrive as the letters of `latin1`. A lost one shows as a close. */
export const connectTo = ({ hostname, port }: URL): Socket =>
  connect(Number(port), hostname)
    .setEncoding('latin1')
    .setNoDelay(true)
    .on('error', () => undefined);

/**
 * Sends a request on a connection and reads its answer, in the fewest steps: the measuring must not take the processor from the server. The
 * answer must tell its length, as the portal's do. Rejects if the server closes the connection, or already has.
 */
export function ask(socket: Socket, lines: readonly string[], body = ''): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  let text = '';
  const onData = (chunk: string) => {
    text += chunk;
    const head = text.indexOf(END_OF_HEAD);
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
    const from = head + END_OF_HEAD.length;
    if (text.length < from + length) return;
    socket.off('data', onData).off('close', onClose);
    resolve({ status: Number(text.slice(9, 12)), body: text.slice(from, from + length) });
  };
  const onClose = () => reject(new Error('The server closed the connection'));
  if (socket.destroyed) onClose();
  socket.on('data', onData).once('close', onClose);
  socket.write(`${lines.join('\r\n')}${END_OF_HEAD}${body}`);
  return promise;
}

/** Asks for one student's seat, on a connection to the server of this address. */
export function holdSeat(
  socket: Socket,
  { host }: URL,
  { token }: Buyer,
  { occurrenceId, kinds }: Show,
  guid: string,
): Promise<RawAnswer> {
  const order = JSON.stringify({
    occurrence_id: occurrenceId,
    attendees: [{ ticket_id: kinds.student, seat: { guid } }],
  });
  const headers = [
    `host: ${host}`,
    `authorization: Bearer ${token}`,
    `idempotency-key: ${randomUUID()}`,
    'content-type: application/json',
    `content-length: ${order.length}`,
  ];
  return ask(socket, ['POST /api/bookings HTTP/1.1', ...headers], order);
}

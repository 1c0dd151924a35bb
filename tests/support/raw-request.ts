import { once } from 'node:events';
import { connect } from 'node:net';

export type RawReply = { status: number; headers: Record<string, string> };

/** Sends these bytes unchanged, and reads the head of the first answer until the server closes; status 0 if there was none. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  // A server that has read enough may reset the connection once it has answered.
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  return readHead(Buffer.concat(chunks).toString('latin1'));
}

/** A request with this line and these headers, after whose answer the connection is closed. */
export const rawRequest = (line: string, headers: string[] = []): string =>
  [line, 'host: portal', 'connection: close', ...headers, '', ''].join('\r\n');

function readHead(answer: string): RawReply {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const [line = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field) => [field.split(':', 1)[0]?.toLowerCase(), field.replace(/^[^:]*:\s*/, '')]);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0), headers: Object.fromEntries(headers) };
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A form as it is sent over the network. */
export async function wireOf(form: FormData): Promise<{ type: string; bytes: Buffer }> {
  const answer = new Response(form);
  return { type: answer.headers.get('content-type') ?? '', bytes: Buffer.from(await answer.arrayBuffer()) };
}

type Upload = { url: string; path: string; token: string; type: string; length: number };

/** Opens a POST of this many bytes, and sends none of them yet. */
async function open({ url, path, token, type, length }: Upload): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = [
    `POST /api${path} HTTP/1.1`,
    `host: ${hostname}`,
    `authorization: Bearer ${token}`,
    `content-type: ${type}`,
    `content-length: ${length}`,
    'connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Sends the beginning of a body, then hangs up, like a phone that loses its network. */
export async function cutUpload(upload: Upload, beginning: Buffer): Promise<void> {
  const socket = await open(upload);
  await new Promise((resolve) => socket.write(beginning, resolve));
  socket.resetAndDestroy();
  if (!socket.closed) await once(socket, 'close');
}

/** Announces a body, sends none of it, and returns the status of the answer. */
export async function announceUpload(upload: Upload): Promise<number> {
  const socket = await open(upload);
  const answer = await once(socket, 'data').then(([chunk]) => String(chunk));
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

/** Sends a body in two parts, the second once `between` is done, and returns the status of the answer. */
export async function haltUpload(upload: Upload, body: Buffer, between: () => Promise<void>): Promise<number> {
  const socket = await open(upload);
  const half = Math.floor(body.length / 2);
  socket.write(body.subarray(0, half));
  await between();
  const answering = once(socket, 'data').then(([chunk]) => String(chunk));
  socket.write(body.subarray(half));
  const answer = await answering;
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

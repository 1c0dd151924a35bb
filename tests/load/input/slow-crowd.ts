import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A byte so often: more than most servers take for silence. */
const BYTE_EVERY_MS = 3000;
/** The part of an answer that a slow reader takes at a time. */
const SIP_BYTES = 16;

type Slow = { socket: Socket; kind: Kind; answer: string };
type Kind = keyof typeof heads;

const BODY_BYTES = 20_000;
const lines = (...all: string[]) => all.join('\r\n');
const post = (path: string, type: string, token: string) =>
  lines(
    `POST ${path} HTTP/1.1`,
    'host: portal',
    `authorization: Bearer ${token}`,
    `content-type: ${type}`,
    `content-length: ${BODY_BYTES}`,
    '',
    '',
  );
const multipart = 'multipart/form-data; boundary=x';

/** The part that each kind of slow client sends at once; the rest comes byte by byte. */
const heads = {
  head: () => 'GET / HTTP/1.1\r\nhost: portal\r\nx-slow: ',
  body: (token: string) => `${post('/api/auth/login', 'application/json', token)}{"email":"`,
  file: (token: string) =>
    `${post('/api/auth/career/files', multipart, token)}--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n`,
  // Many pages in one go: their answers fill what the system keeps for a reader.
  reading: () => 'GET /media/events HTTP/1.1\r\nhost: portal\r\n\r\n'.repeat(40),
};
const kinds = Object.keys(heads) as Kind[];

/** Opens slow connections, and keeps each of them going until `stop`, or until the server has closed it. */
export async function slowCrowd(url: string, count: number, token: string) {
  const { hostname, port } = new URL(url);
  const crowd: Slow[] = [];
  for (let at = 0; at < count; at += 1) {
    const kind = kinds[at % kinds.length]!;
    const socket = connect(Number(port), hostname);
    const slow: Slow = { socket, kind, answer: '' };
    crowd.push(slow);
    socket.on('error', () => undefined);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    socket.write(heads[kind](token));
    if (kind === 'reading') socket.pause();
    else socket.on('data', (chunk: Buffer) => (slow.answer += String(chunk)));
  }
  const isOpen = ({ socket }: Slow) => !socket.destroyed;
  const timer = setInterval(() => {
    for (const { socket, kind } of crowd.filter(isOpen)) {
      if (kind === 'reading') socket.read(SIP_BYTES);
      else socket.write('a');
    }
  }, BYTE_EVERY_MS);
  return {
    open: (kind?: Kind) => crowd.filter((each) => isOpen(each) && (kind === undefined || each.kind === kind)).length,
    answers: (kind: Kind) =>
      crowd.filter((each) => each.kind === kind).map(({ answer }) => answer.slice(0, answer.indexOf('\r\n'))),
    stop: () => {
      clearInterval(timer);
      for (const { socket } of crowd) socket.destroy();
    },
  };
}

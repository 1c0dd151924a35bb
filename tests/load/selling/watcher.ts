import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** An answer of the seat feed. */
type Feed = { cursor: string; changes: { index: number; state: number }[] };

export type Hear = (feed: Feed) => void;

type Watching = {
  /** Of the feed, with a query. */
  address: string;
  /** Between an answer and the next request. */
  pollMs: number;
  told: (status: number) => void;
  hear: Hear;
  signal: AbortSignal;
};

const END_OF_HEAD = '\r\n\r\n';

/** Thousands hear the same answer: it is parsed once. */
let [lastBody, lastFeed] = ['', { cursor: '', changes: [] } as Feed];
function parse(body: string): Feed {
  if (body !== lastBody) [lastBody, lastFeed] = [body, (JSON.parse(body) as { data: Feed }).data];
  return lastFeed;
}

/** The next answer on a connection: its status and body. */
function answerOn(socket: Socket): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
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
    socket.on('data', onData).once('close', onClose);
  });
}

/** Polls the seats as a page does, on a connection of its own, in the fewest steps: the measuring must not take the processor from the server. */
export async function watch({ address, pollMs, told, hear, signal }: Watching): Promise<void> {
  const { hostname, port, pathname, search } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('latin1').setNoDelay(true);
  // A lost connection shows as a close.
  socket.on('error', () => undefined);
  try {
    let since = '';
    while (!signal.aborted) {
      socket.write(`GET ${pathname}${search}${since} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
      const { status, body } = await answerOn(socket).catch(() => ({ status: 0, body: '' }));
      told(status);
      if (status === 0) return;
      if (status === 200) {
        const feed = parse(body);
        hear(feed);
        since = `&since=${feed.cursor}`;
      }
      await pause(pollMs);
    }
  } finally {
    socket.destroy();
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { ask, connectTo } from './connection.ts';

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

/** Thousands hear the same answer: it is parsed once. */
let [lastBody, lastFeed] = ['', { cursor: '', changes: [] } as Feed];
function parse(body: string): Feed {
  if (body !== lastBody) [lastBody, lastFeed] = [body, (JSON.parse(body) as { data: Feed }).data];
  return lastFeed;
}

/** Polls the seats as a page does, on a connection of its own. */
export async function watch({ address, pollMs, told, hear, signal }: Watching): Promise<void> {
  const url = new URL(address);
  const socket = connectTo(url);
  try {
    let since = '';
    while (!signal.aborted) {
      const lines = [`GET ${url.pathname}${url.search}${since} HTTP/1.1`, `host: ${url.hostname}`];
      const { status, body } = await ask(socket, lines).catch(() => ({ status: 0, body: '' }));
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

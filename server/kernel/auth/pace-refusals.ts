import type { Socket } from 'node:net';
import { Problem } from '../http/problem.ts';
import { networkOf } from './network.ts';

/** The pause between two refusals to one network. */
const REST_MS = 50;
/** The most calls of one network that are worked on at a time: no fewer than the passwords that may wait to be hashed. */
const MOST_AT_ONCE = 40;

/** The request behind a call. Its own `signal` won't do here: it is aborted as soon as the body has been read. */
export type Caller = { ip: string; socket: Socket };

/** A network that calls: its calls at work, those that wait to be refused (oldest first), and all that still hold to this record. */
type Network = { atWork: number; waiting: Set<() => void>; isResting: boolean; holders: number };
const networks = new Map<string, Network>();

/**
 * Runs a call that can be used for guessing; if it refuses too many (429, 503), a network gets at most twenty refusals a second.
 * A single caller is refused at once; a client with hundreds of calls in flight cannot fill the portal's time with refusals, nor the
 * database's with questions: past `MOST_AT_ONCE` a network's calls are refused (503) before anything is done. The newest call is
 * refused first, so one person on a campus soon gets an answer while somebody else there sends hundreds. A caller who hangs up leaves the line.
 */
export async function pacingRefusals<T>(from: Caller, work: () => Promise<T>): Promise<T> {
  const name = networkOf(from.ip);
  const network = hold(name);
  try {
    return await workAtOnce(network, work);
  } catch (error) {
    if (error instanceof Problem && (error.status === 429 || error.status === 503)) await turnOf(name, network, from);
    throw error;
  } finally {
    release(name, network);
  }
}

async function workAtOnce<T>(network: Network, work: () => Promise<T>): Promise<T> {
  if (network.atWork >= MOST_AT_ONCE) throw new Problem(503, 'too_busy', { retryAfterSeconds: 2 });
  network.atWork += 1;
  try {
    return await work();
  } finally {
    network.atWork -= 1;
  }
}

/** Resolves when this refusal may be given, or once nobody waits for it any more. */
async function turnOf(name: string, network: Network, { socket }: Caller): Promise<void> {
  if (socket.destroyed) return;
  if (!network.isResting) {
    rest(name, network);
    return;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  network.waiting.add(resolve);
  socket.once('close', resolve);
  await promise;
  socket.off('close', resolve);
  network.waiting.delete(resolve);
}

/** Refuses nobody of this network for a while, then the newest that waits. */
function rest(name: string, network: Network): void {
  hold(name);
  network.isResting = true;
  setTimeout(() => {
    const newest = [...network.waiting].at(-1);
    network.isResting = false;
    if (newest !== undefined) rest(name, network);
    release(name, network);
    newest?.();
  }, REST_MS);
}

function hold(name: string): Network {
  const network = networks.get(name) ?? { atWork: 0, waiting: new Set(), isResting: false, holders: 0 };
  networks.set(name, network);
  network.holders += 1;
  return network;
}

function release(name: string, network: Network): void {
  network.holders -= 1;
  if (network.holders === 0) networks.delete(name);
}

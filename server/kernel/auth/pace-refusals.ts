import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { Problem } from '../http/problem.ts';
import { networkOf } from './network.ts';

/** The pause between two refusals to one network. */
const REST_MS = 50;
/** The most calls of one network that are worked on at a time: no fewer than the passwords that may wait to be hashed. */
const MOST_AT_ONCE = 40;

/** The calls of a network that are being worked on, its line of those that wait for a refusal, and all that still holds to it. */
type Caller = { atWork: number; line: LimitFunction; holders: number };
const callers = new Map<string, Caller>();

/**
 * Runs a call that can be used for guessing; if it refuses too many (429, 503), a network gets at most twenty refusals a second.
 * A single caller is refused at once; a client with hundreds of calls in flight cannot fill the portal's time with refusals, nor the
 * database's with questions: past `MOST_AT_ONCE` a network's calls are refused (503) before anything is done.
 */
export async function pacingRefusals<T>(address: string, work: () => Promise<T>): Promise<T> {
  const network = networkOf(address);
  const caller = hold(network);
  try {
    return await workAtOnce(caller, work);
  } catch (error) {
    if (error instanceof Problem && (error.status === 429 || error.status === 503)) await turnOf(network, caller);
    throw error;
  } finally {
    release(network, caller);
  }
}

async function workAtOnce<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  if (caller.atWork >= MOST_AT_ONCE) throw new Problem(503, 'too_busy', { retryAfterSeconds: 2 });
  caller.atWork += 1;
  try {
    return await work();
  } finally {
    caller.atWork -= 1;
  }
}

/** Resolves when this refusal may be given; the rest after it holds the caller, so that the next one waits for its end. */
async function turnOf(network: string, caller: Caller): Promise<void> {
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  hold(network);
  void caller.line(async () => {
    begin();
    await pause(REST_MS);
    release(network, caller);
  });
  return promise;
}

function hold(network: string): Caller {
  const caller = callers.get(network) ?? { atWork: 0, line: pLimit(1), holders: 0 };
  callers.set(network, caller);
  caller.holders += 1;
  return caller;
}

function release(network: string, caller: Caller): void {
  caller.holders -= 1;
  if (caller.holders === 0) callers.delete(network);
}

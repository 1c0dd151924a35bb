import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { Problem } from '../http/problem.ts';
import { networkOf } from './network.ts';

/** The pause between two refusals to one network. */
const REST_MS = 20;

/** The callers that wait for a refusal, by network. */
const lines = new Map<string, LimitFunction>();

/**
 * Runs a call that can be used for guessing; if it refuses too many (429, 503), a network gets at most fifty refusals a second.
 * A single caller is refused at once; a client with hundreds of calls in flight cannot fill the portal's time with refusals.
 */
export async function pacingRefusals<T>(address: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && (error.status === 429 || error.status === 503)) await turnOf(networkOf(address));
    throw error;
  }
}

async function turnOf(network: string): Promise<void> {
  const line = lines.get(network) ?? pLimit(1);
  lines.set(network, line);
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  void line(async () => {
    begin();
    await pause(REST_MS);
    if (line.pendingCount === 0) lines.delete(network);
  });
  return promise;
}

import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { Problem } from '../http/problem.ts';
import { networkOf } from './network.ts';

/** Between two refusals to one network. */
const REST_MS = 20;

/** The callers waiting for a refusal, by network. */
const lines = new Map<string, LimitFunction>();

/**
 * Runs what guesses are made at; where it refuses because there were too many (429, 503), a network hears so fifty times a second at most.
 * A single caller is told at once; a client with hundreds of calls in flight cannot fill the portal's time with refusals.
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

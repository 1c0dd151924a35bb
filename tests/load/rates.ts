import autocannon from 'autocannon';
import { median } from './figure.ts';

export type Target = {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  /** Asked for in turns, instead of the address's own path. */
  paths?: readonly string[];
};

export type Rate = { perSecond: number; slowMs: number };

const SECONDS = 2;
const ROUNDS = 7;
const CONNECTIONS = 16;

/** Requests per second of a target, and the time within which 97.5 of 100 were answered; every answer must be a success. */
async function rateOf({
  url,
  method = 'GET',
  body,
  headers,
  connections = CONNECTIONS,
  seconds = SECONDS,
  paths,
}: Target): Promise<Rate> {
  const result = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'identity', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body }),
    ...(paths && { requests: paths.map((path) => ({ path })) }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, slowMs: result.latency.p97_5 };
}

/** Medians of short rounds, the targets in turns, so that a slow moment of the machine affects all of them. */
export async function measureRates(targets: Target[]): Promise<Rate[]> {
  const rounds: Rate[][] = targets.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, target] of targets.entries()) rounds[at]?.push(await rateOf(target));
  }
  return rounds.map((rates) => ({
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    slowMs: median(rates.map(({ slowMs }) => slowMs)),
  }));
}

/** Requests per second, as `measureRates` measures them. */
export const compareRates = async (targets: Target[]): Promise<number[]> =>
  (await measureRates(targets)).map(({ perSecond }) => perSecond);

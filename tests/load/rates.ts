import autocannon from 'autocannon';

export type Target = {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
};

const SECONDS = 4;
const CONNECTIONS = 16;

/** Requests per second of a target; every answer must be a success. */
async function rateOf({
  url,
  method = 'GET',
  body,
  headers,
  connections = CONNECTIONS,
  seconds = SECONDS,
}: Target): Promise<number> {
  const result = await autocannon({
    url,
    method,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'identity', ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

/** Medians of three rounds, the targets in turns, so that a slow minute of the machine affects all of them. */
export async function compareRates(targets: Target[]): Promise<number[]> {
  const rounds: number[][] = targets.map(() => []);
  for (let round = 0; round < 3; round += 1) {
    for (const [at, target] of targets.entries()) rounds[at]?.push(await rateOf(target));
  }
  return rounds.map((rates) => rates.sort((a, b) => a - b)[1] ?? 0);
}

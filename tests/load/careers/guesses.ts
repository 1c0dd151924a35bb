import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { control, type Figure, inLanes, none } from '../figure.ts';

const LANES = 64;
const agent = new Agent({ keepAlive: true, maxSockets: LANES });

/** The status of a call for the answers behind a reference. */
async function statusOf(url: string, reference: string): Promise<number> {
  const sent = request(`${url}/api/career-finder/user-selections/${reference}`, { agent });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

const guess = () => `ref_${randomBytes(32).toString('base64url')}`;
/** A reference with one of its characters changed. */
const nearly = (reference: string) => {
  const at = 4 + ((randomBytes(1)[0] ?? 0) % (reference.length - 5));
  return `${reference.slice(0, at)}${reference[at] === 'x' ? 'y' : 'x'}${reference.slice(at + 1)}`;
};

/** K3: guessed references, one in four of them a real one with a changed character. */
export async function guesses(
  url: string,
  real: readonly string[],
  count: number,
  tell: (line: string) => void,
): Promise<Figure[]> {
  const statuses = new Map<number, number>();
  const lanes = Array.from({ length: LANES }, (_, at) => at);
  await inLanes(lanes, LANES, async (lane) => {
    for (let at = lane; at < count; at += LANES) {
      if (at % 100_000 === 0) tell(`K3: ${at} of ${count}`);
      const like = real[at % real.length];
      const status = await statusOf(url, at % 4 === 0 && like !== undefined ? nearly(like) : guess());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const known = await Promise.all(real.slice(0, 100).map((each) => statusOf(url, each)));
  return [
    none(`K3: ${count} guessed references: found`, statuses.get(200) ?? 0),
    none('K3: guesses answered other than 404', count - (statuses.get(404) ?? 0)),
    control('K3: real references found the same way', known.filter((status) => status === 200).length),
  ];
}

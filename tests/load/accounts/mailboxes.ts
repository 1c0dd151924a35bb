import { randomUUID } from 'node:crypto';
import { insertPerson, PASSWORD } from '../../support/accounts.ts';
import { areaUnderCurve } from '../../support/attacks.ts';
import { doorOf } from '../../support/door.ts';
import { control, type Figure, none } from '../figure.ts';
import type { TwoServers } from '../two-servers.ts';

const SIZE = 500;
const LEAST = 0.45;
const MOST = 0.55;

type Answer = { response: Response; error?: unknown };
type Ask = (email: string) => Promise<Answer>;

/** Asks about known and unknown mailboxes in random order, so that what else the machine does hits both alike. */
async function compare(ask: Ask, known: readonly string[], unknown: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  const all = [
    ...known.map((email) => ({ email, kind: 'known' as const })),
    ...unknown.map((email) => ({ email, kind: 'unknown' as const })),
  ];
  const shuffled = all.map((each) => ({ each, key: Math.random() })).toSorted((a, b) => a.key - b.key);
  for (const { each } of shuffled) {
    const began = performance.now();
    const { response, error } = await ask(each.email);
    times[each.kind].push(performance.now() - began);
    const headers = [...response.headers.keys()].toSorted();
    answers[each.kind].add(JSON.stringify([response.status, error ?? null, headers]));
  }
  const differing = [...answers.known, ...answers.unknown].filter(
    (each) => !answers.known.has(each) || !answers.unknown.has(each),
  );
  return { area: areaUnderCurve(times.known, times.unknown), differing };
}

/** B3: what the answers and their times tell about a mailbox. */
export async function knownMailboxes({ db, urls }: TwoServers): Promise<Figure[]> {
  const { from } = doorOf(urls);
  const asks: Record<string, Ask> = {
    register: (email) =>
      from().POST('/auth/register', {
        body: { user_type: 'university_student', email, password: PASSWORD, consent: true },
      }),
    login: (email) => from().POST('/auth/login', { body: { email, password: 'Not-the-1-it-is' } }),
    recovery: (email) => from().POST('/auth/recovery', { body: { email } }),
  };
  const strangers = () => Array.from({ length: SIZE }, () => `${randomUUID()}@uni.example`);
  const figures: Figure[] = [];
  for (const [name, ask] of Object.entries(asks)) {
    const known: string[] = [];
    for (let at = 0; at < SIZE; at += 1) known.push((await insertPerson(db)).email);
    const { area, differing } = await compare(ask, known, strangers());
    figures.push(none(`${name}: kinds of answer that only one kind of mailbox gets`, differing.length), {
      what: `${name}: area under the curve of ${SIZE} times each`,
      measured: area.toFixed(3),
      bound: `${LEAST} to ${MOST}`,
      holds: area >= LEAST && area <= MOST,
    });
  }
  // A mailbox that is refused at once shows what a shorter way looks like.
  const elsewhere = Array.from({ length: 100 }, () => `${randomUUID()}@elsewhere.example`);
  const short = await compare(asks['register'] as Ask, strangers().slice(0, 100), elsewhere);
  figures.push(
    control('kinds of answer, and a time that tells them apart', Number(short.area > MOST) * short.differing.length),
  );
  return figures;
}

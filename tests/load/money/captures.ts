import { sql } from 'kysely';
import type { Database } from '../../../server/kernel/db/database.ts';
import type { Client } from '../../support/client.ts';
import { inLanes } from '../figure.ts';
import { until } from '../until.ts';
import type { Act, Subject, Turn } from './orders.ts';
import type { MoneyStage } from './money.ts';

type Session = { payment: string; session: string };

/** Every session that was ever opened for somebody's payments. */
const sessionsOf = async (db: Database, userId: string): Promise<Session[]> => {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'session_id'])
    .where('user_id', '=', userId)
    .where('session_id', 'is not', null)
    .orderBy('sequence')
    .execute();
  return rows.map(({ id, session_id }) => ({ payment: id, session: session_id ?? '' }));
};

/** Plays one order of things that happen. Nothing that is refused stops it. */
async function play(stage: MoneyStage, subject: Subject, turns: readonly Turn[]): Promise<void> {
  const { db, sandbox, provider, urls } = stage;
  const latest = async () => (await sessionsOf(db, subject.userId)).at(-1);
  const all = async (work: (session: Session) => Promise<unknown>) => {
    for (const each of await sessionsOf(db, subject.userId)) await work(each);
  };
  const onLatest = async (work: (session: Session) => Promise<unknown>) => {
    const found = await latest();
    if (found !== undefined) await work(found);
  };
  const ended = new Set<string>();
  /** The provider's side; the buyer's is the subject's own. */
  const others: Partial<Record<Act, (url: string) => Promise<unknown>>> = {
    capture: () => onLatest(({ session }) => sandbox.pay(session)),
    // The oldest, whose webhook comes late or never.
    quiet: async () => {
      await sandbox.mode('nowebhook', subject.email);
      const [oldest] = await sessionsOf(db, subject.userId);
      if (oldest !== undefined) await sandbox.pay(oldest.session);
      await sandbox.mode('ok', subject.email);
    },
    decline: () => onLatest(({ session }) => sandbox.pay(session, '4000000000000002')),
    double: () => all(({ session }) => sandbox.resend(session)),
    expire: () => onLatest(({ session }) => provider.gateway.expireSession(session)),
    // Our own record ends while the provider's session goes on.
    early: (url) =>
      onLatest(({ payment, session }) => {
        ended.add(session);
        const facts = { id: session, client_reference_id: payment };
        return provider.hear(url, facts, { type: 'checkout.session.expired' });
      }),
    sweep: (url) => fetch(`${url}/test/sweep`, { method: 'POST' }),
  };
  const happen = async (act: Act | null, url: string) => {
    const work = act === null ? undefined : (subject.acts[act] ?? others[act]);
    await work?.(url);
  };
  for (const { act, beside, at } of turns)
    await Promise.all([happen(act, urls[at] ?? ''), happen(beside, urls[1 - at] ?? '')]);
  // Nobody asks about a payment that is over: only its webhook tells, however late.
  for (const session of ended) await sandbox.resend(session);
}

/** Moves the clocks of all servers by this much, backwards too. */
export async function moveClocks({ urls }: MoneyStage, advanceSeconds: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ advanceSeconds });
  for (const url of urls) await fetch(`${url}/test/clock`, { method: 'POST', headers, body });
}

/** Does everything that is done at intervals, until no payment is left to ask about and no refund is under way. */
export async function sweepAll({ db, urls }: MoneyStage): Promise<void> {
  const sweep = async () => (await (await fetch(`${urls[0]}/test/sweep`, { method: 'POST' })).json()) as Met;
  while (((await sweep())['payments'] ?? 0) > 0);
  await until(async () => {
    await sweep();
    const { rows } = await sql`select from refunds where state <> 'succeeded'
      and not exists (select from stuck where what = 'refund' and id = refunds.id::text) limit 1`.execute(db);
    return rows.length === 0;
  });
}

type Met = Record<string, number>;

/** Lets a minute pass and runs the sweeps: what was to be settled is, afterwards. */
export async function aMinuteLater(stage: MoneyStage): Promise<void> {
  await moveClocks(stage, 60);
  await sweepAll(stage);
}

/** The end of each capture of somebody's: nothing where it is one of ticket and refund, and the page says which. */
export async function wrongEnds(
  stage: MoneyStage,
  { client, userId }: Pick<Subject, 'client' | 'userId'>,
  told: (client: Client, payment: string) => Promise<string>,
): Promise<{ captures: number; wrong: string[] }> {
  const { db, provider } = stage;
  const wrong: string[] = [];
  let captures = 0;
  for (const { payment, session } of await sessionsOf(db, userId)) {
    const { isPaid, paymentIntentId, amountTotal } = await provider.gateway.retrieveSession(session);
    if (!isPaid || paymentIntentId === null) continue;
    captures += 1;
    const refunds = await provider.gateway.listRefunds(paymentIntentId);
    const back = refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);
    const page = (await client.GET('/payments/{payment}', { params: { path: { payment } } })).data?.data.state;
    const thing = await told(client, payment);
    const isGiven = back === 0 && page === 'paid' && thing === 'given';
    const isBack = back === amountTotal && page === 'refunded' && thing === 'refunded';
    if (!isGiven && !isBack) wrong.push(`${back} of ${amountTotal} back, payment ${page}, page ${thing}`);
  }
  return { captures, wrong };
}

/** Plays many at once. */
export async function playAll(
  stage: MoneyStage,
  orders: readonly Turn[][],
  lanes: number,
  begin: (at: number) => Promise<Subject>,
): Promise<Subject[]> {
  const subjects: Subject[] = [];
  await inLanes(orders, lanes, async (turns, at) => {
    const subject = await begin(at);
    subjects[at] = subject;
    await play(stage, subject, turns);
  });
  return subjects;
}

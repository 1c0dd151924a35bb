import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../../../server/kernel/db/database.ts';
import { freePort } from '../../support/free-port.ts';
import { type PortalProcess, startPortalProcess } from '../../support/portal-process.ts';
import { readyFolder } from '../../support/ready-cluster.ts';
import { type Buyer, openStage, type Show, stageBuyers, stageShow } from '../../support/stage.ts';
import { call } from '../call.ts';
import { control, type Figure, inLanes, none, some } from '../figure.ts';
import { until } from '../until.ts';

const MINUTES = 60;
const A_MINUTE = 2;
/** The queue looks for jobs whose turn has come at least every so many seconds. */
const A_LOOK = 60;
/** A mail that failed an hour long is tried again every five minutes. */
const MOST_MINUTES_LATE = 7;

type Parts = { portal: PortalProcess; db: Database; show: Show };
type MailServer = { open(): Promise<void>; close(): Promise<void>; received: string[] };

/** A real mail server that keeps the Message-ID and the addressee of what it takes. */
function mailServerAt(port: number): MailServer {
  const received: string[] = [];
  const start = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      async onData(stream, { envelope }, callback) {
        const [, id = ''] = /^Message-ID:\s+(\S+)/im.exec(await text(stream)) ?? [];
        received.push(`${envelope.rcptTo[0]?.address} ${id}`);
        callback(null);
      },
    });
  let server = start();
  return {
    received,
    open: () => {
      server = start();
      return new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve));
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Books for nothing, which settles at once; true if it succeeds. */
async function book({ portal, show }: Parts, buyer: Buyer): Promise<boolean> {
  const order = { occurrence_id: show.occurrenceId, attendees: [{ ticket_id: show.kinds.student }] };
  const { answer } = await call('POST', `${portal.url}/api/bookings`, buyer, order);
  const { id } = (answer as { data: { id: string } }).data;
  await call('POST', `${portal.url}/api/bookings/${id}/pay`, buyer);
  const booking = await call('GET', `${portal.url}/api/bookings/${id}`, buyer);
  return (booking.answer as { data: { state: string } }).data.state === 'paid';
}

/** The jobs that would run now, or do. */
const isBusy = async (db: Database) => {
  const { rows } = await sql`select from pgboss.job where state = 'active'
    or (state in ('created', 'retry') and start_after <= now()) limit 1`.execute(db);
  return rows.length > 0;
};

/** Has the queue look for jobs now, as a new job does; by itself it looks twice a minute. */
const wake = (db: Database) =>
  sql`select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'booking-mail')`.execute(db);

/** Lets a minute pass for the jobs that wait for another try, and waits for those whose turn has come. */
async function aMinute(db: Database): Promise<void> {
  await sql`update pgboss.job set start_after = start_after - interval '1 minute' where state = 'retry'`.execute(db);
  await wake(db);
  await until(async () => !(await isBusy(db)), A_LOOK);
}

async function bookAll(parts: Parts, buyers: readonly Buyer[]): Promise<number> {
  let booked = 0;
  await inLanes(buyers, A_MINUTE, async (buyer) => {
    if (await book(parts, buyer)) booked += 1;
  });
  return booked;
}

const lostOf = (buyers: readonly Buyer[], received: readonly string[]) =>
  buyers.filter(({ email }) => !received.some((mail) => mail.startsWith(`${email} `))).length;
const doubledOf = (received: readonly string[]) => received.length - new Set(received).size;

/** The same counts for mails that are given up at the first failure, and for one that is sent again. */
async function controls(parts: Parts, server: MailServer): Promise<Figure[]> {
  const { db } = parts;
  await server.close();
  const buyers = await stageBuyers(db, A_MINUTE);
  await sql`update pgboss.queue set retry_limit = 0`.execute(db);
  await bookAll(parts, buyers);
  await until(async () => !(await isBusy(db)), A_LOOK);
  await server.open();
  for (let minute = 0; minute < MOST_MINUTES_LATE; minute += 1) await aMinute(db);
  const lost = lostOf(buyers, server.received);
  await sql`update pgboss.job set state = 'created', started_on = null, completed_on = null
    where id = (select id from pgboss.job where state = 'completed' and name = 'booking-mail' limit 1)`.execute(db);
  await wake(db);
  await until(async () => doubledOf(server.received) > 0, A_LOOK);
  return [
    control('mails lost, given up at the first failure', lost),
    control('mails doubled, by a job done again', doubledOf(server.received)),
  ];
}

/** A12: no mail server for an hour, while people book. */
export async function mail(): Promise<Figure[]> {
  const folder = await readyFolder();
  const port = await freePort();
  const server = mailServerAt(port);
  const portal = await startPortalProcess({ dataDir: folder.path, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const db = openStage(folder.path);
  try {
    const parts: Parts = { portal, db, show: await stageShow(db, { cents: { student: 0, guest: 0 } }) };
    const buyers = await stageBuyers(db, MINUTES * A_MINUTE);
    let booked = 0;
    for (let minute = 0; minute < MINUTES; minute += 1) {
      booked += await bookAll(parts, buyers.slice(minute * A_MINUTE, (minute + 1) * A_MINUTE));
      await aMinute(db);
    }
    const early = server.received.length;
    await server.open();
    let late = 0;
    for (; late < MOST_MINUTES_LATE && lostOf(buyers, server.received) > 0; late += 1) await aMinute(db);
    const figures = [
      some('bookings made while there was no mail server for an hour', booked),
      none(`bookings that failed, of ${buyers.length}`, buyers.length - booked),
      none('mails that arrived without a server', early),
      none(`mails lost, ${late} minutes after its return`, lostOf(buyers, server.received)),
      none('mails doubled', doubledOf(server.received)),
    ];
    return [...figures, ...(await controls(parts, server))];
  } finally {
    await db.destroy();
    await portal.stop();
    await server.close();
    await folder.remove();
  }
}

import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createFingerprint } from '../../server/kernel/auth/fingerprint.ts';
import { createTokens } from '../../server/kernel/auth/tokens.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { codeOf } from '../../server/kernel/auth/mailbox-codes.ts';
import { insertPerson, makeOfficer, type PersonSettings } from './accounts.ts';
import { clientOf } from './client.ts';
import { png } from './hostile-files.ts';
import { pdf } from './hostile-papers.ts';
import { personalTables } from './personal-tables.ts';
import { SESSION_SECRET } from './portal-process.ts';
import { type Show, stageShow } from './stage.ts';
import { type HeldToga, holdToga } from './togas.ts';
import { blobOf, formOf } from './forms.ts';
import { upload } from './upload.ts';
import { DAY_MS } from '../../machines/flow/durations.ts';

/** Everybody else who may send a request; each is another person, except those whose tokens were once the owner's. */
export const strangers = ['visitor', 'student', 'organisation', 'newcomer', 'expired', 'revoked', 'crossed'] as const;
export type Stranger = (typeof strangers)[number];

export type Session = { id: string; email: string; sessionId: string; token: string };

/** The person whose things the others are after. */
export type Owner = Session & {
  /** Their other device. */
  otherSession: string;
  show: Show;
  booking: string;
  /** The payment of something that they bought. */
  payment: string;
  /** A fitting slot that they hold. */
  toga: HeldToga;
  attendees: string[];
  careerFile: string;
  /** The code mailed to the address that they requested. */
  code: string;
  /** Texts that no answer to anybody else may contain. */
  needles: string[];
};

const tokens = createTokens(SESSION_SECRET, systemClock);

/** A person with a session, as after signing in. */
export async function stageSession(db: Database, settings: PersonSettings = {}): Promise<Session> {
  const { id, email, registered } = await insertPerson(db, settings);
  const sessionId = await insertSession(db, id);
  return { id, email, sessionId, token: await tokens.sign({ id, registered }, sessionId) };
}

async function insertSession(db: Database, userId: string, isRevoked = false): Promise<string> {
  const now = new Date();
  const { id } = await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + 30 * DAY_MS),
      revoked_at: isRevoked ? now : null,
      last_used_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The files that an operation needs its owner to have; each costs the portal an inspection in a process of its own. */
export const filesFor = ({ id }: { id: string }): { withPicture: boolean; withDocument: boolean } => ({
  withPicture: id.endsWith('ProfilePicture'),
  withDocument: id.endsWith('CareerFile'),
});

/** A student with something in every corner of the account. */
export async function stageOwner(
  db: Database,
  url: string,
  show: Show,
  { withPicture, withDocument }: ReturnType<typeof filesFor>,
): Promise<Owner> {
  const mark = randomUUID().slice(0, 8);
  const session = await stageSession(db, { first_name: `Karmena-${mark}`, last_name: `Ħili-${mark}` });
  const document = `${randomInt(1_000_000, 9_999_999)}M`;
  await db
    .insertInto('personal_details')
    .values({ user_id: session.id, document_kind: 'id_card', document_number: document, nationality: 'MT' })
    .execute();
  const code = { email: `${randomUUID()}@uni.example`, nonce: randomUUID() };
  const [sent_at, expires_at] = [new Date(Date.now() - 120_000), new Date(Date.now() + 480_000)];
  await db
    .insertInto('mailbox_codes')
    .values({ user_id: session.id, ...code, sent_at, expires_at })
    .execute();
  const { data, error } = await clientOf(url, session).POST('/bookings', {
    body: {
      occurrence_id: show.occurrenceId,
      attendees: [0, 1].map((at) => ({
        ticket_id: show.kinds.student,
        first_name: `Peppi-${mark}`,
        last_name: `N${at}`,
      })),
    },
  });
  if (data === undefined) throw new Error(`The owner could not book: ${JSON.stringify(error)}`);
  const { id: booking, reference, attendees } = data.data;
  if (withPicture) await keepPicture(url, session);
  await keepFinder(db, session);
  const fingerprint = createFingerprint(SESSION_SECRET);
  const [created_at, changed_at] = [new Date(0), new Date(0)];
  const { id: payment } = await db
    .insertInto('payments')
    .values({
      payable_type: 'research_fund',
      payable_id: randomUUID(),
      user_id: session.id,
      amount: 100,
      state: 'refunded',
      session_id: null,
      url: null,
      payment_intent: null,
      created_at,
      changed_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...session,
    payment,
    toga: await holdToga(db, clientOf(url, session), 'BSc'),
    otherSession: await insertSession(db, session.id),
    careerFile: withDocument ? await keepDocument(url, session) : randomUUID(),
    show,
    booking,
    attendees: attendees.map(({ id }) => id),
    code: codeOf({ fingerprint }, 'email_change', session.id, code),
    needles: [session.id, session.email, mark, document, code.email, reference],
  };
}

async function keepPicture(url: string, { token }: Session): Promise<void> {
  await upload(`${url}/api/auth/profile-picture`, token, formOf({ profile_picture: blobOf(await png(), 'image/png') }));
}

async function keepFinder(db: Database, { id: user_id }: Session): Promise<void> {
  const begun = db.insertInto('career_finders').values({ user_id, changed_at: new Date() }).returning('id');
  const { id: finder_id } = await begun.executeTakeFirstOrThrow();
  await db.insertInto('career_finder_rounds').values({ finder_id, round: 1 }).execute();
}

async function keepDocument(url: string, { token }: Session): Promise<string> {
  const form = formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: 'CV' });
  return (await upload<{ id: string }>(`${url}/api/auth/career/files`, token, form)).data.id;
}

/** The token of each of the others, made for this one owner; a visitor has none. */
export async function stageStrangers(db: Database, owner: Owner): Promise<Record<Stranger, string | undefined>> {
  const [student, organisation, newcomer] = await Promise.all([
    stageSession(db),
    stageSession(db, { user_type: 'organisation' }).then((who) => makeOfficer(db, who, 'kor-tal-kampus')),
    stageSession(db, { registered: false, registered_at: null, verified_at: null }),
  ]);
  const yesterday = createTokens(SESSION_SECRET, { now: () => new Date(Date.now() - DAY_MS) });
  const person = { id: owner.id, registered: true };
  return {
    visitor: undefined,
    student: student.token,
    organisation: organisation.token,
    newcomer: newcomer.token,
    expired: await yesterday.sign(person, owner.sessionId),
    revoked: await tokens.sign(person, await insertSession(db, owner.id, true)),
    // The one's session under the other's name.
    crossed: await tokens.sign(person, student.sessionId),
  };
}

/** Everything stored about a person, as one text: equal as long as nothing of it changed. */
export async function snapshotOf(db: Database, userId: string): Promise<string> {
  const parts = personalTables.map(
    ({ name }) => sql`select ${name} as name, to_jsonb(t) - 'last_used_at' as row from ${sql.table(name)} as t
      where user_id = ${userId}`,
  );
  const ofBookings = sql`select id from bookings where user_id = ${userId}`;
  const { rows } = await sql<{ name: string; row: object }>`
    select name, row from (${sql.join(parts, sql` union all `)}
      union all select 'users', to_jsonb(t) from users as t where id = ${userId}
      union all select 'attendees', to_jsonb(t) from attendees as t where booking_id in (${ofBookings})
    ) as everything order by name, row::text`.execute(db);
  return JSON.stringify(rows);
}

/** An event that everybody can book. */
export const stageOpenShow = (db: Database): Promise<Show> => stageShow(db, { perPerson: 20 });

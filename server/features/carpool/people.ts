import { sql } from 'kysely';
import { byName } from '../../kernel/db/by-name.ts';
import type { SignedIn } from '../../kernel/auth/signed-in.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Call, Handlers, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { present } from '../../kernel/http/guards.ts';
import { permitLife } from '../../kernel/lifecycle/lives.ts';
import { lockAccount } from '../../kernel/products/progress.ts';
import { searchWords, hasWords, searchable } from '../../kernel/text/words.ts';
import { blocksOf } from '../../kernel/text/blocks.ts';
import { type CarpoolDeps, settingsOn, todayOf } from './dates.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

type Operations =
  | 'searchPassengers'
  | 'getPassengerPicture'
  | 'getCarpoolMessage'
  | 'acceptCarpoolMessage'
  | 'getCarpoolSettings'
  | 'changeCarpoolSettings';

const LEAST_LETTERS = 3;
const MOST_FOUND = 8;
/** The most people whose names somebody is shown within this many days, so that nobody can list everyone. */
const MOST_NAMES = 50;
const COUNTED_DAYS = 30;

/** The people of shared rides: finding them, and what they agreed to. */
export function peopleHandlers(deps: CarpoolDeps): Pick<Handlers, Operations> {
  const { db, clock } = deps;
  const settings = async (userId: string) => ({ data: { findable: (await choicesOf(db, userId)).findable } });
  return {
    searchPassengers: async ({ user, query }) => ({ data: await search(deps, present(user), query.search) }),
    getPassengerPicture: (call) => openPicture(deps, call),
    getCarpoolMessage: async (call) => ({ data: await readMessage(deps, db, call) }),
    acceptCarpoolMessage: async (call) =>
      call.request.transactOnce(async (trx) => {
        const accepted_at = clock.now();
        await trx
          .insertInto('carpool_people')
          .values({ user_id: present(call.user).id, accepted_at })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet({
              accepted_at: sql<Date>`coalesce(carpool_people.accepted_at, ${accepted_at})`,
            }),
          )
          .execute();
        return { data: await readMessage(deps, trx, call) };
      }),
    getCarpoolSettings: ({ user }) => settings(present(user).id),
    changeCarpoolSettings: async ({ user, body, request }) =>
      request.transactOnce(async (trx) => {
        const { findable } = body;
        await trx
          .insertInto('carpool_people')
          .values({ user_id: present(user).id, findable, accepted_at: null })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ findable }))
          .execute();
        return { data: { findable } };
      }),
  };
}

/** A person's choices; those of somebody who never chose are all no. */
export async function choicesOf(db: Queryable, userId: string): Promise<{ findable: boolean; hasAccepted: boolean }> {
  const row = await db.selectFrom('carpool_people').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return { findable: row?.findable ?? false, hasAccepted: row?.accepted_at != null };
}

async function readMessage(
  deps: CarpoolDeps,
  db: Queryable,
  { user, locale }: Pick<Call<'getCarpoolMessage'>, 'user' | 'locale'>,
): Promise<Schemas['CarpoolMessage']> {
  const { hasAccepted } = await choicesOf(db, present(user).id);
  return {
    message: blocksOf(deps.carpool.message[locale]),
    accepted: hasAccepted,
    most_passengers: settingsOn(deps.carpool, todayOf(deps)).mostPassengers,
  };
}

/** People whose accounts are open and whose permits are valid on a day. */
const permitted = (db: Queryable, day: string) =>
  db
    .selectFrom('users')
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('deletion_due_at', 'is', null)
    .where('registered', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('parking_permits')
          .select('parking_permits.id')
          .whereRef('parking_permits.user_id', '=', 'users.id')
          .where('parking_permits.state', 'in', permitLife.tagged('isValid'))
          .where('parking_permits.valid_until', '>=', day),
      ),
    );

/** True if somebody may drive on that day. */
export async function hasPermit(db: Queryable, userId: string, day: string): Promise<boolean> {
  const row = await permitted(db, day).select('users.id').where('users.id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Those of these people whom the seeker found and may ask to come along on that day. */
export async function askable(trx: Trx, seekerId: string, ids: readonly string[], day: string): Promise<Set<string>> {
  const rows = await permitted(trx, day)
    .innerJoin('carpool_people', 'carpool_people.user_id', 'users.id')
    .innerJoin('carpool_finds', 'carpool_finds.found_id', 'users.id')
    .select('users.id')
    .where('findable', '=', true)
    .where('carpool_finds.user_id', '=', seekerId)
    .where('users.id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export type NamedPerson = { id: string; first_name: string; last_name: string; picture_id: string | null };

/** A person as others are shown them. */
export function shownPerson(person: NamedPerson): Schemas['FoundPassenger'] {
  const [initial = ''] = person.last_name;
  return {
    user_id: person.id,
    first_name: person.first_name,
    initial,
    picture: person.picture_id && `/carpool/people/${person.id}/picture?v=${person.picture_id}`,
  };
}

/** The people that a search means, whose names then count as shown. Throws 403, 422 or 429. */
async function search(deps: CarpoolDeps, { id }: SignedIn, text: string): Promise<Schemas['FoundPassenger'][]> {
  const { db, clock } = deps;
  const today = todayOf(deps);
  const digits = text.replaceAll(/\s/g, '');
  const isNumber = /^\d{8,}$/.test(digits);
  const words = searchWords(text);
  if (!isNumber && words.join('').replaceAll(/[^\p{L}]/gu, '').length < LEAST_LETTERS)
    throw new Problem(422, 'letters_missing', { fields: { search: ['letters_missing'] } });
  if (!(await hasPermit(db, id, today))) throw new Problem(403, 'permit_needed');
  const findable = permitted(db, today)
    .innerJoin('carpool_people', 'carpool_people.user_id', 'users.id')
    .select(['users.id', 'first_name', 'last_name', 'picture_id'])
    .where('findable', '=', true)
    .where('users.id', '<>', id)
    .orderBy(byName('first_name'))
    .orderBy('users.id');
  const found = isNumber
    ? await findable
        .innerJoin('student_cards', 'student_cards.user_id', 'users.id')
        .where(sql<boolean>`replace(student_cards.number, ' ', '') = ${digits}`)
        .execute()
    : (await findable.execute()).filter((each) => hasWords(searchable(each.first_name, each.last_name), words));
  const shown = found.slice(0, MOST_FOUND);
  if (shown.length === 0) return [];
  await db.transaction().execute(async (trx) => {
    // One search after the other, or two at once would each find the last names left.
    await lockAccount(trx, id);
    await countNames(
      trx,
      id,
      shown.map((each) => each.id),
      clock.now(),
    );
  });
  return shown.map(shownPerson);
}

/** Counts names as shown. Throws 429 where that makes too many. */
async function countNames(trx: Trx, seekerId: string, ids: readonly string[], now: Date): Promise<void> {
  const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS);
  const seen = await trx
    .selectFrom('carpool_finds')
    .select('found_id')
    .where('user_id', '=', seekerId)
    .where('found_at', '>', since)
    .execute();
  const known = new Set(seen.map(({ found_id }) => found_id));
  const fresh = ids.filter((id) => !known.has(id));
  if (fresh.length === 0) return;
  if (known.size + fresh.length > MOST_NAMES)
    throw new Problem(429, 'too_many_searches', { retryAfterSeconds: DAY_MS / 1000 });
  await trx
    .insertInto('carpool_finds')
    .values(fresh.map((found_id) => ({ user_id: seekerId, found_id, found_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'found_id']).doUpdateSet({ found_at: now }))
    .execute();
}

/** Forgets names that were shown so long ago that they no longer count. */
export async function forgetFinds({ db, clock }: CarpoolDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - COUNTED_DAYS * DAY_MS);
  await db.deleteFrom('carpool_finds').where('found_at', '<', before).execute();
}

/** The picture of somebody whom the caller found, or sits in a car with. Throws 404 for anybody else's. */
async function openPicture({ db, files }: CarpoolDeps, { params, user, reply }: Call<'getPassengerPicture'>) {
  const { id } = present(user);
  const row = await db
    .selectFrom('users')
    .select('picture_id')
    .where('users.id', '=', params.person)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('carpool_finds')
            .innerJoin('carpool_people', 'carpool_people.user_id', 'found_id')
            .select('found_id')
            .where('carpool_finds.user_id', '=', id)
            .where('findable', '=', true)
            .whereRef('found_id', '=', 'users.id'),
        ),
        eb.exists(
          eb
            .selectFrom('carpool_riders as theirs')
            .innerJoin('carpool_riders as own', 'own.carpool_id', 'theirs.carpool_id')
            .select('theirs.user_id')
            .where('own.user_id', '=', id)
            .whereRef('theirs.user_id', '=', 'users.id'),
        ),
      ]),
    )
    .executeTakeFirst();
  const content = row?.picture_id ? await files.open(row.picture_id) : undefined;
  if (content === undefined) throw new Problem(404, 'not_found');
  void reply.header('cache-control', 'private, no-store').type('image/webp');
  return content;
}

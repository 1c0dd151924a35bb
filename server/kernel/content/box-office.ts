import { sql } from 'kysely';
import { bookingLife } from '../lifecycle/lives.ts';
import type { ImportRun } from './import-run.ts';

/** The account that owns the seats sold over the counter before the portal opened. Nobody can log in to it. */
export const boxOfficeEmail = 'box-office@su.uni.example';

/** Returns a generator of numbers from 0 to 1, always the same for the same seed. */
function randomFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses about this share of the seats 0 to `count` - 1, in parties of one to five people as they come to the counter. */
function chooseParties(count: number, share: number, seed: string): number[] {
  const random = randomFrom(seed);
  const usualParty = 3;
  const usualGap = (usualParty * (1 - share)) / Math.max(share, 0.001);
  const chosen: number[] = [];
  for (let place = random() * 2 * usualGap; place < count; place += random() * 2 * usualGap) {
    const party = 1 + Math.floor(random() * 5);
    for (let seat = 0; seat < party && place < count; seat += 1, place += 1) chosen.push(Math.floor(place));
  }
  return chosen;
}

async function findBoxOffice({ db, now }: ImportRun): Promise<string> {
  const account = {
    email: boxOfficeEmail,
    // No password has this hash.
    password_hash: '!',
    user_type: 'organisation' as const,
    first_name: 'Box',
    last_name: 'Office',
    created_at: now,
    verified_at: now,
  };
  const insertion = db.insertInto('users').values(account);
  const same = insertion.onConflict((conflict) =>
    conflict
      .expression(sql`lower(email)`)
      .where(sql<boolean>`verified_at is not null`)
      .doUpdateSet({ email: boxOfficeEmail }),
  );
  return (await same.returning('id').executeTakeFirstOrThrow()).id;
}

/** Marks a share of a new occurrence's seats as sold, in one paid booking of the box office. */
export async function bookAtBoxOffice(
  run: ImportRun,
  occurrenceId: string,
  count: number,
  { share, seed }: { share: number; seed: string },
): Promise<void> {
  const indexes = chooseParties(count, share, seed);
  if (indexes.length === 0) return;
  const booking = {
    reference: `BOX-${occurrenceId.slice(0, 8).toUpperCase()}`,
    user_id: await findBoxOffice(run),
    occurrence_id: occurrenceId,
    locale: 'en' as const,
    state: bookingLife.stateThat('isBought'),
    created_at: run.now,
    paid_at: run.now,
    changed_at: run.now,
  };
  const { id } = await run.db.insertInto('bookings').values(booking).returning('id').executeTakeFirstOrThrow();
  await sql`update seats set state = 2, booking_id = ${id}, changed_in = pg_current_xact_id()
            where occurrence_id = ${occurrenceId} and index = any(${indexes}::int[])`.execute(run.db);
}

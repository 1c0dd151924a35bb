import { cameToNothing, removeBookings } from '../bookings/abandoned.ts';
import { boxOfficeEmail } from './box-office.ts';
import { nameOf } from './files.ts';
import type { ImportRun } from './import-run.ts';
import type { ContentEvent } from './types.ts';

type Vanished = { id: string; key: string };

/** Removes occurrences that are no longer in the event's file, unless somebody booked them; abandoned holds do not count. */
export async function removeVanishedOccurrences(run: ImportRun, event: ContentEvent, eventId: string): Promise<void> {
  const kept = event.occurrences.map((occurrence) => occurrence.key);
  const vanished = await occurrencesOf(run, eventId, kept);
  for (const occurrence of vanished) await removeOccurrence(run, event.slug, occurrence, event.file);
}

/** Removes events whose files are no longer in the folder, unless somebody booked them. */
export async function removeVanishedEvents(
  run: ImportRun,
  events: readonly ContentEvent[],
  dir: string,
): Promise<void> {
  const slugs = ['', ...events.map((event) => event.slug)];
  const vanished = await run.db.selectFrom('events').select(['id', 'slug']).where('slug', 'not in', slugs).execute();
  for (const { id, slug } of vanished) {
    const refusals = run.refusals.length;
    const file = nameOf(dir, `events/${slug}.json`);
    for (const occurrence of await occurrencesOf(run, id, [])) await removeOccurrence(run, slug, occurrence, file);
    if (run.refusals.length > refusals) continue;
    await run.db.deleteFrom('events').where('id', '=', id).execute();
    await run.versions.forget([`event ${slug}`]);
    run.changed.push(`event ${slug}`);
  }
}

async function occurrencesOf({ db }: ImportRun, eventId: string, without: readonly string[]): Promise<Vanished[]> {
  const all = db.selectFrom('occurrences').select(['id', 'key']).where('event_id', '=', eventId);
  return await all
    .where('key', 'not in', ['', ...without])
    .forUpdate()
    .execute();
}

async function removeOccurrence(run: ImportRun, slug: string, { id, key }: Vanished, file: string): Promise<void> {
  const { db, refusals } = run;
  const bookings = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select(['bookings.id', 'users.email', cameToNothing.as('came_to_nothing')])
    .where('bookings.occurrence_id', '=', id)
    .execute();
  if (bookings.some(({ email, came_to_nothing }) => email !== boxOfficeEmail && !came_to_nothing)) {
    const reason = `The occurrence ${key} was booked already and cannot vanish. Put it back, with "cancelled": true if it is off.`;
    refusals.push({ file, path: 'occurrences', reason });
    return;
  }
  const abandoned = bookings.filter(({ came_to_nothing }) => came_to_nothing);
  await removeBookings(
    db,
    abandoned.map((booking) => booking.id),
  );
  for (const table of ['person_places', 'seats', 'ticket_kinds', 'bookings'] as const) {
    await db.deleteFrom(table).where('occurrence_id', '=', id).execute();
  }
  await db.deleteFrom('occurrences').where('id', '=', id).execute();
  await run.versions.forget([`start ${slug} ${key}`]);
}

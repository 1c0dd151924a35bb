import { sql } from 'kysely';
import { flattenSeats } from '../../../machines/seat-plan/seats.ts';
import { bookAtBoxOffice } from './box-office.ts';
import { importKinds } from './import-kinds.ts';
import { importSeats } from './import-seats.ts';
import type { ImportRun } from './import-run.ts';
import { resolveMoment } from '../calendar/moments.ts';
import type { Moment } from './event-file.ts';
import type { ContentEvent, ContentPlan } from './types.ts';

/** An occurrence to import, and its place in the event's file. */
export type OccurrenceImport = {
  event: ContentEvent;
  eventId: string;
  occurrence: ContentEvent['occurrences'][number];
  path: string;
  plan: ContentPlan | undefined;
};

export async function importOccurrence(run: ImportRun, given: OccurrenceImport): Promise<void> {
  const { eventId, occurrence, plan } = given;
  const base = await baseOfDates(run, given);
  const resolve = (moment: Moment): Date => resolveMoment(moment, base, run.union.timeZone);
  const known = await run.db
    .selectFrom('occurrences')
    .select('id')
    .where('event_id', '=', eventId)
    .where('key', '=', occurrence.key)
    .executeTakeFirst();
  const id = await writeOccurrence(run, given, resolve);
  await importKinds(run, given, id, resolve);
  const wanted = plan ? flattenSeats(plan.plan) : [];
  await importSeats(run, given, id, wanted);
  const { seats } = occurrence.atImport ?? {};
  if (!known && seats) await bookAtBoxOffice(run, id, wanted.length, seats);
}

/** The day from which `inDays` counts: that on which this start was first imported. A new start counts from today. */
async function baseOfDates({ versions, now }: ImportRun, { event, occurrence }: OccurrenceImport): Promise<Date> {
  const name = `start ${event.slug} ${occurrence.key}`;
  const base = versions.importedAt(name, occurrence.start);
  if (!base) await versions.keep(name, occurrence.start);
  return base ?? now;
}

async function writeOccurrence(
  { db }: ImportRun,
  { eventId, occurrence }: OccurrenceImport,
  resolve: (moment: Moment) => Date,
): Promise<string> {
  const start = resolve(occurrence.start);
  const values = {
    starts_at: start,
    ends_at: new Date(start.getTime() + occurrence.minutes * 60_000),
    venue_id: occurrence.venue,
    plan_id: occurrence.plan ?? null,
    cancelled: occurrence.cancelled ?? false,
    bookings_open_at: occurrence.bookingsOpen ? resolve(occurrence.bookingsOpen) : null,
    bookings_close_at: occurrence.bookingsClose ? resolve(occurrence.bookingsClose) : start,
    per_person_limit: occurrence.perPerson,
    note: JSON.stringify(occurrence.note ?? null),
  };
  const insertion = db.insertInto('occurrences').values({ event_id: eventId, key: occurrence.key, ...values });
  // An occurrence that the staff called off stays cancelled, whatever the content says.
  const cancelled = sql<boolean>`excluded.cancelled or exists (select from called_off where occurrence_id = occurrences.id)`;
  const written = insertion.onConflict((conflict) =>
    conflict.columns(['event_id', 'key']).doUpdateSet({ ...values, cancelled }),
  );
  return (await written.returning('id').executeTakeFirstOrThrow()).id;
}

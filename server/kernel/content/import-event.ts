import { searchKey } from '../text/search-key.ts';
import { importCodes } from './import-codes.ts';
import { importOccurrence } from './import-occurrence.ts';
import type { ImportRun } from './import-run.ts';
import { removeVanishedOccurrences } from './remove.ts';
import type { Content, ContentEvent } from './types.ts';
import { hashOf } from './versions.ts';

/** Writes one event with its occurrences, tickets and seats, unless nothing about it changed. */
export async function importEvent(run: ImportRun, event: ContentEvent, content: Content): Promise<void> {
  const name = `event ${event.slug}`;
  const hidden = event.flag !== undefined && run.union.flags[event.flag] !== true;
  const { venues, plans } = usedBy(event, content);
  const whole = { event, hidden, timeZone: run.union.timeZone, venues, plans: plans.map((plan) => hashOf(plan.json)) };
  if (run.versions.importedAt(name, whole)) return;
  const searchText = searchKey(searchableTexts(event, venues).join(' '));
  const eventId = await writeEvent(run, event, hidden, searchText);
  for (const [index, occurrence] of event.occurrences.entries()) {
    const plan = plans.find((each) => each.id === occurrence.plan);
    await importOccurrence(run, { event, eventId, occurrence, path: `occurrences[${index}]`, plan });
  }
  await importCodes(run, event, eventId);
  await removeVanishedOccurrences(run, event, eventId);
  await run.versions.keep(name, whole);
  run.changed.push(name);
}

/** The parts of other files that an event uses: when they change, the event is imported again. */
function usedBy(event: ContentEvent, { venues, plans }: Content) {
  const venueIds = event.occurrences.map((occurrence) => occurrence.venue);
  const planIds = event.occurrences.map((occurrence) => occurrence.plan);
  return {
    venues: venues.filter((venue) => venueIds.includes(venue.id)),
    plans: plans.filter((plan) => planIds.includes(plan.id)),
  };
}

function searchableTexts({ title, summary }: ContentEvent, venues: Content['venues']): string[] {
  const all = [title, summary, ...venues.flatMap((venue) => [venue.name, venue.locality])];
  return all.flatMap(({ en, mt }) => [en, mt]);
}

async function writeEvent(
  { db }: ImportRun,
  event: ContentEvent,
  hidden: boolean,
  searchText: string,
): Promise<string> {
  const values = {
    class: event.class,
    type_id: event.type,
    title: JSON.stringify(event.title),
    summary: JSON.stringify(event.summary),
    description: JSON.stringify(event.description),
    facts: JSON.stringify(event.facts),
    search_text: searchText,
    poster_seed: event.poster.seed,
    poster_scene: event.poster.scene,
    cancelled: event.cancelled ?? false,
    cancel_hours: event.cancelHours ?? null,
    names: event.names ?? 'optional',
    hidden,
  };
  const insertion = db.insertInto('events').values({ slug: event.slug, ...values });
  const written = insertion.onConflict((conflict) => conflict.column('slug').doUpdateSet(values)).returning('id');
  return (await written.executeTakeFirstOrThrow()).id;
}

import type { ImportRun } from './import-run.ts';
import type { Content } from './types.ts';
import { hashOf } from './versions.ts';

/** Writes event types, venues and seat plans, which events refer to. */
export async function importPlaces(run: ImportRun, content: Content): Promise<void> {
  await importEventTypes(run, content);
  await importVenues(run, content);
  for (const { id, json } of content.plans) {
    const plan = { hash: hashOf(json), plan: JSON.stringify(json) };
    if (run.versions.importedAt(`plan ${id}`, plan.hash)) continue;
    const insertion = run.db.insertInto('seat_plans').values({ id, ...plan });
    await insertion.onConflict((conflict) => conflict.column('id').doUpdateSet(plan)).execute();
    await run.versions.keep(`plan ${id}`, plan.hash);
    run.changed.push(`plan ${id}`);
  }
}

async function importEventTypes({ db, versions, changed }: ImportRun, { eventTypes }: Content): Promise<void> {
  if (versions.importedAt('event types', eventTypes)) return;
  for (const [position, { id, name }] of eventTypes.entries()) {
    const type = { name: JSON.stringify(name), position };
    const insertion = db.insertInto('event_types').values({ id, ...type });
    await insertion.onConflict((conflict) => conflict.column('id').doUpdateSet(type)).execute();
  }
  await versions.keep('event types', eventTypes);
  changed.push('event types');
}

async function importVenues({ db, versions, changed }: ImportRun, { venues }: Content): Promise<void> {
  if (versions.importedAt('venues', venues)) return;
  for (const { id, kind, name, locality, address, capacity, access } of venues) {
    const venue = {
      kind,
      capacity: capacity ?? null,
      name: JSON.stringify(name),
      locality: JSON.stringify(locality),
      address: JSON.stringify(address),
      access: JSON.stringify(access ?? null),
    };
    const insertion = db.insertInto('venues').values({ id, ...venue });
    await insertion.onConflict((conflict) => conflict.column('id').doUpdateSet(venue)).execute();
  }
  await versions.keep('venues', venues);
  changed.push('venues');
}

/** Removes types, venues and plans that are no longer in the content folder; no event refers to them any more. */
export async function removeUnusedPlaces(
  { db, versions }: ImportRun,
  { eventTypes, venues, plans }: Content,
): Promise<void> {
  const ids = (given: readonly { id: string }[]) => ['', ...given.map(({ id }) => id)];
  await db.deleteFrom('event_types').where('id', 'not in', ids(eventTypes)).execute();
  await db.deleteFrom('venues').where('id', 'not in', ids(venues)).execute();
  const gone = await db.deleteFrom('seat_plans').where('id', 'not in', ids(plans)).returning('id').execute();
  await versions.forget(gone.map(({ id }) => `plan ${id}`));
}

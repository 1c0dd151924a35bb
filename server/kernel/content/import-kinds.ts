import { cameToNothing, removeBookings } from '../bookings/abandoned.ts';
import type { OccurrenceImport } from './import-occurrence.ts';
import type { ImportRun } from './import-run.ts';
import type { Moment, TicketKind } from './event-file.ts';

/** Writes an occurrence's ticket kinds. Attendees keep the price they booked at; a capacity below the places taken is refused. */
export async function importKinds(
  run: ImportRun,
  given: OccurrenceImport,
  occurrenceId: string,
  resolve: (moment: Moment) => Date,
): Promise<void> {
  const { tickets, atImport } = given.occurrence;
  const known = await run.db
    .selectFrom('ticket_kinds')
    .select(['id', 'key', 'taken'])
    .where('occurrence_id', '=', occurrenceId)
    .forUpdate()
    .execute();
  const vanished = known.filter(({ key }) => !tickets.some((kind) => kind.key === key));
  for (const kind of vanished) await removeKind(run, given, kind);
  for (const [position, kind] of tickets.entries()) {
    const stored = known.find(({ key }) => key === kind.key);
    if (stored && stored.taken > (kind.capacity ?? Infinity)) {
      refuse(run, given, `[${position}].capacity`, tooSmall(kind, stored.taken));
      continue;
    }
    const vat = kind.vatPercent ?? given.event.vatPercent;
    const values = { ...kindValues(kind, position, resolve), vat: vat === undefined ? null : Math.round(vat * 100) };
    const insertion = run.db
      .insertInto('ticket_kinds')
      .values({ occurrence_id: occurrenceId, key: kind.key, taken: atImport?.taken?.[kind.key] ?? 0, ...values });
    await insertion.onConflict((conflict) => conflict.columns(['occurrence_id', 'key']).doUpdateSet(values)).execute();
  }
}

const tooSmall = ({ capacity }: TicketKind, taken: number): string =>
  `A capacity of ${capacity} is too small: ${taken} are held or sold already. Put ${taken} or more.`;

function refuse(run: ImportRun, { event, occurrence }: OccurrenceImport, place: string, reason: string): void {
  run.refusals.push({ file: event.file, path: `${occurrence.ticketsPath}${place}`, reason });
}

function kindValues(kind: TicketKind, position: number, resolve: (moment: Moment) => Date) {
  const { cents } = kind;
  const prices = typeof cents === 'number' ? {} : cents;
  return {
    name: JSON.stringify(kind.name),
    description: JSON.stringify(kind.description ?? null),
    position,
    amount: typeof cents === 'number' ? cents : Math.min(...Object.values(cents)),
    prices: JSON.stringify(prices),
    capacity: kind.capacity ?? null,
    sale_starts_at: kind.saleStart ? resolve(kind.saleStart) : null,
    sale_ends_at: kind.saleEnd ? resolve(kind.saleEnd) : null,
    questions: JSON.stringify(kind.questions ?? []),
    member_prices: JSON.stringify(kind.memberPrices ?? []),
  };
}

async function removeKind(run: ImportRun, given: OccurrenceImport, kind: { id: string; key: string }): Promise<void> {
  const abandoned = await run.db
    .selectFrom('bookings')
    .select('id')
    .where('id', 'in', (query) => query.selectFrom('attendees').select('booking_id').where('kind_id', '=', kind.id))
    .where(cameToNothing)
    .execute();
  await removeBookings(
    run.db,
    abandoned.map(({ id }) => id),
  );
  const booked = await run.db
    .selectFrom('attendees')
    .select('id')
    .where('kind_id', '=', kind.id)
    .limit(1)
    .executeTakeFirst();
  if (booked) {
    const reason = `The ticket ${kind.key} was booked already. Put it back, with a "saleEnd" if it shall no longer be sold.`;
    refuse(run, given, '', reason);
    return;
  }
  await run.db.deleteFrom('ticket_kinds').where('id', '=', kind.id).execute();
}

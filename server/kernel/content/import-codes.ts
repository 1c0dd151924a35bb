import { withoutMarks } from '../text/search-key.ts';
import { sql } from 'kysely';
import type { ImportRun } from './import-run.ts';
import { resolveMoment } from '../calendar/moments.ts';
import type { PromoCode } from './event-file.ts';
import type { ContentEvent } from './types.ts';

/** A promo code as it is kept: in capitals, with its accents composed. */
export const codeKey = (code: string): string => code.normalize('NFC').trim().toUpperCase().normalize('NFC');

/** A promo code as it is compared: however it is typed, also without the dots and strokes that many keyboards lack. */
export const foldedCode = (code: string): string => withoutMarks(codeKey(code)).replaceAll('’', "'");

/** Writes an event's promo codes. One that is no longer in the content can't be used any more; bookings that have it keep their price. */
export async function importCodes(run: ImportRun, event: ContentEvent, eventId: string): Promise<void> {
  const codes = event.promoCodes ?? [];
  await run.db.updateTable('promo_codes').set({ withdrawn: true }).where('event_id', '=', eventId).execute();
  for (const code of codes) {
    const values = { ...(await valuesOf(run, event, code)), withdrawn: false };
    await run.db
      .insertInto('promo_codes')
      .values({ event_id: eventId, key: codeKey(code.code), ...values })
      .onConflict((conflict) =>
        conflict.columns(['event_id', 'key']).doUpdateSet({
          ...values,
          // Fewer than it has been used already means that it is used up.
          most_uses: sql<
            number | null
          >`case when excluded.most_uses is not null then greatest(excluded.most_uses, promo_codes.uses) end`,
        }),
      )
      .execute();
  }
}

async function valuesOf({ versions, now, union }: ImportRun, { slug }: ContentEvent, given: PromoCode) {
  const { code, tickets, percentOff, centsOff, cents, from, until, uses, usesEach } = given;
  // As with an event's dates, days count from the first import, and again from the import of other ones.
  const name = `code ${slug} ${codeKey(code)}`;
  const base = versions.importedAt(name, { from, until }) ?? now;
  if (base === now) await versions.keep(name, { from, until });
  return {
    code,
    kinds: tickets ?? null,
    percent: percentOff ?? null,
    cents_off: centsOff ?? null,
    cents: cents ?? null,
    valid_from: from === undefined ? null : resolveMoment(from, base, union.timeZone),
    valid_until: until === undefined ? null : resolveMoment(until, base, union.timeZone),
    most_uses: uses ?? null,
    most_each: usesEach ?? null,
  };
}

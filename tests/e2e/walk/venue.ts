import { FIELD, HALL } from '../../models/checkout/checkout.fixtures.ts';
import type { Buyer, Show } from '../../support/stage.ts';
import type { Stage } from '../../support/use-stage.ts';

/** The demo account whose password everyone on stage has. */
const demo = { email: 'gulja.zammit@uni.example', password: 'Luzzu-2027' };
export const { password } = demo;

/** An event of a walk's own with two dates: in a hall with numbered seats, and on a field with room for two people. */
export type Venue = { slug: string; dates: Record<typeof HALL | typeof FIELD, Show> };

const settings = { perPerson: 2, cents: { student: 1000, guest: 0 } };

export async function stageVenue({ db, show }: Stage): Promise<Venue> {
  const hall = await show({ ...settings, seats: 20, startsInDays: 30 });
  const field = await show({ ...settings, capacity: 2, startsInDays: 31 });
  const event = db.selectFrom('events').select('id').where('slug', '=', hall.slug);
  await db
    .updateTable('occurrences')
    .set({ event_id: event, key: FIELD })
    .where('id', '=', field.occurrenceId)
    .execute();
  await db.deleteFrom('events').where('slug', '=', field.slug).execute();
  return { slug: hall.slug, dates: { [HALL]: hall, [FIELD]: { ...field, slug: hall.slug } } };
}

/** Someone signed in who can sign in again. */
export async function stageMember({ db, buyer }: Stage): Promise<Buyer> {
  const member = await buyer();
  const known = db.selectFrom('users').select('password_hash').where('email', '=', demo.email);
  await db.updateTable('users').set({ password_hash: known }).where('id', '=', member.id).execute();
  return member;
}

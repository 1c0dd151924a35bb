import type { Trx } from '../db/database.ts';
import type { Person } from './person.ts';
import type { Reach } from './reach.ts';
import type { Studies } from './studies.ts';

/** Saves a person's details, replacing any earlier ones; the name is the account's. */
export async function savePerson(trx: Trx, userId: string, { first_name, last_name, ...paper }: Person): Promise<void> {
  await trx.updateTable('users').set({ first_name, last_name }).where('id', '=', userId).execute();
  await trx
    .insertInto('personal_details')
    .values({ user_id: userId, ...paper })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(paper))
    .execute();
}

/** Saves a person's contact details, replacing any earlier ones. */
export async function saveReach(trx: Trx, userId: string, reach: Reach): Promise<void> {
  await trx
    .insertInto('contact_details')
    .values({ user_id: userId, ...reach })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(reach))
    .execute();
}

/** Saves a person's studies, replacing any earlier ones. */
export async function saveStudies(trx: Trx, userId: string, studies: Studies): Promise<void> {
  await trx
    .insertInto('academic_details')
    .values({ user_id: userId, ...studies })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(studies))
    .execute();
}

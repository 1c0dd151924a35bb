import type { PersonalData, PersonalTables } from '../../kernel/person/personal-data.ts';
import type { Trx } from '../../kernel/auth/deps.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import { everyoneIn } from './book.ts';
import { type CarpoolDeps, todayOf } from './dates.ts';
import { sendDriverGone } from './mail.ts';

/** The tables with a `user_id`. */
export const carpoolTables: PersonalTables = {
  carpool_finds: { secrets: { left: 'names of others who agreed to be found' }, deletion: 'goes' },
  carpool_people: { secrets: [], deletion: 'goes' },
  carpool_riders: { secrets: [], deletion: 'goes' },
  carpools: { secrets: ['code'], hasHistory: true, deletion: 'goes' },
};

/** The personal data in shared rides. A driver's rides go with the account, and their passengers are told. */
export const carpoolData = (deps: CarpoolDeps): PersonalData => ({
  tables: carpoolTables,
  erase: (trx, { id }) => tellPassengers(deps, trx, id),
});

async function tellPassengers(deps: CarpoolDeps, trx: Trx, driverId: string): Promise<void> {
  const rides = await trx
    .selectFrom('carpools')
    .selectAll()
    .where('user_id', '=', driverId)
    .where('day', '>=', todayOf(deps))
    .where('state', 'in', carpoolLife.tagged('awaitsCar'))
    .execute();
  for (const ride of rides) {
    const [, ...passengers] = await everyoneIn(trx, ride);
    await sendDriverGone(deps, trx, ride.day, passengers);
  }
}

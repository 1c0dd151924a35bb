import type { PlugIn } from '../../kernel/feature.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import type { PersonalData, PersonalTables } from '../../kernel/person/personal-data.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { leaveRides } from './book.ts';
import { type CarpoolDeps, todayOf } from './dates.ts';
import { carpoolDeskHandlers } from './desk.ts';
import { carpoolHandlers } from './handlers.ts';
import { carpoolMailer, driverGoneMailer } from './mail.ts';
import { forgetFinds, peopleHandlers } from './people.ts';
import { sweepCarpools } from './sweep.ts';

/** The tables with a `user_id`. */
export const carpoolTables: PersonalTables = {
  carpool_finds: { secrets: { left: 'names of others who agreed to be found' }, deletion: 'goes' },
  carpool_people: { secrets: [], deletion: 'goes' },
  carpool_riders: { secrets: [], deletion: 'goes' },
  carpools: { secrets: ['code'], hasHistory: true, deletion: 'goes' },
};

/** The personal data in shared rides. */
const carpoolData = (deps: CarpoolDeps): PersonalData => ({
  tables: carpoolTables,
  close: (trx, userId, by) => leaveRides(deps, trx, userId, by),
});

/** Shared rides: a space on campus for a car with at least two people in it. */
export const carpoolFeature: PlugIn = (kernel) => {
  const deps = { ...kernel, carpool: kernel.site.carpool };
  return {
    handlers: { ...carpoolHandlers(deps), ...peopleHandlers(deps), ...carpoolDeskHandlers(deps) },
    ready: { getCarParkPlan: forGood },
    jobs: {
      'carpool-mail': carpoolMailer(deps, kernel.mailer),
      'carpool-gone-mail': driverGoneMailer(deps, kernel.mailer),
    },
    sweeps: [{ name: 'carpools', restMs: 10_000, run: () => sweepCarpools(deps) }],
    personal: carpoolData(deps),
    rooms: [
      {
        room: 'carpool',
        roles: ['admin', 'services'],
        // Cars that the guard waits for today.
        count: async (db) => {
          const waiting = db
            .selectFrom('carpools')
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .where('day', '=', todayOf(deps))
            .where('state', 'in', carpoolLife.tagged('awaitsCar'));
          return Number((await waiting.executeTakeFirstOrThrow()).count);
        },
      },
    ],
    upkeep: { rows: () => forgetFinds(deps) },
  };
};

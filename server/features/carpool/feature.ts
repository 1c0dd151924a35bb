import type { PlugIn } from '../../kernel/feature.ts';
import { forGood } from '../../kernel/reference/for-good.ts';
import { carpoolLife } from '../../kernel/lifecycle/lives.ts';
import { todayOf } from './dates.ts';
import { carpoolDeskHandlers } from './desk.ts';
import { carpoolHandlers } from './handlers.ts';
import { carpoolMailer, driverGoneMailer } from './mail.ts';
import { carpoolData } from './personal.ts';
import { forgetFinds, peopleHandlers } from './people.ts';
import { sweepCarpools } from './sweep.ts';

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

import { present } from '../../kernel/http/guards.ts';
import type { PlugIn } from '../../kernel/feature.ts';
import { attendedDates, forgetAttendance, readFloor } from './floor.ts';

/** The events that a person went to, as a floor of tiles. */
export const floorFeature: PlugIn = (kernel) => ({
  handlers: {
    getFloor: async ({ user, locale }) => ({ data: await readFloor(kernel, present(user).id, locale) }),
  },
  personal: {
    exported: async (db, { id }) => ({ attended: await attendedDates(db, id) }),
    erase: (trx, { id }) => forgetAttendance(trx, id),
  },
});

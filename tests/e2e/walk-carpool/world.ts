import { randomUUID } from 'node:crypto';
import { lela, xandru } from '../../models/carpool/carpool.journeys.ts';
import { insertPerson } from '../../support/accounts.ts';
import { stageSession } from '../../support/actors.ts';
import { introduce, makeRiders } from '../../support/carpooling.ts';
import type { OwnPortal } from '../../support/own-portal.ts';
import { LATER, TOMORROW } from './walk.model.ts';

/** An evening in Malta, an hour before bookings for the next day close. */
export const EVENING = '2045-01-09T22:00:00Z';
const MIDNIGHT = '2045-01-09T23:00:00Z';
/** The dates of the model, in the week of that evening. */
export const days: Readonly<Record<string, string>> = { [TOMORROW]: '2045-01-10', [LATER]: '2045-01-12' };
/** The space in a driver's kept choice. */
export const KEPT_SPACE = 'A-1';

const LONG_AGO = '2040-09-30';
const BY_FAR = '2099-09-30';

/** A driver, two students who can come along, and the car park, all of whose spaces are free. */
export async function createWorld(portal: OwnPortal) {
  const { db } = portal;
  const driver = await stageSession(db);
  const name = () => `Ġ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const riders = await Promise.all(
    [lela, xandru].map(async ({ id: known }) => {
      const first_name = `${known} ${name()}`;
      const { id } = await insertPerson(db, { first_name, last_name: 'Micallef' });
      return { known, id, name: `${first_name} M.` };
    }),
  );
  const { id: rival } = await insertPerson(db);
  await makeRiders(db, [driver.id, ...riders.map(({ id }) => id)]);
  await introduce(db, driver, riders);
  await db.deleteFrom('carpools').execute();

  /** Somebody else's car in these spaces. */
  const park = (day: string, spaces: readonly string[]) =>
    db
      .insertInto('carpools')
      .values(
        spaces.map((space) => ({
          user_id: rival,
          day,
          space,
          state: 'booked' as const,
          code: randomUUID(),
          entered_at: null,
          created_at: new Date(EVENING),
          changed_at: new Date(EVENING),
        })),
      )
      .returning(['id', 'day'])
      .execute();
  const allSpaces = async () => {
    const plan = await fetch(`${portal.url()}/api/carpool/plan?locale=en`).then((answer) => answer.text());
    return [...plan.matchAll(/"seat_guid":"([^"]+)"/g)].map(([, id = '']) => id);
  };

  return {
    email: driver.email,
    token: await portal.tokenOf(driver),
    driverId: driver.id,
    riders,
    /** The rider of this name in the model. */
    rider: (known: string) => riders.find((each) => each.known === known) ?? { known, id: '', name: '' },
    /** Leaves nothing in the driver's way but, perhaps, the rules. */
    async clearTheWay({ hasAccepted }: { hasAccepted: boolean }): Promise<void> {
      if (portal.now().getTime() !== Date.parse(EVENING)) await portal.setClock(new Date(EVENING));
      await db.deleteFrom('carpools').where('user_id', '<>', driver.id).execute();
      await db.deleteFrom('carpool_days').execute();
      await db.updateTable('parking_permits').set({ valid_until: BY_FAR }).where('user_id', '=', driver.id).execute();
      await db
        .updateTable('carpool_people')
        .set({ accepted_at: hasAccepted ? new Date(EVENING) : null })
        .where('user_id', '=', driver.id)
        .execute();
    },
    endPermit: () =>
      db.updateTable('parking_permits').set({ valid_until: LONG_AGO }).where('user_id', '=', driver.id).execute(),
    /** The staff close every space of every date that could be booked. */
    async closeAll(): Promise<void> {
      const closed = await allSpaces();
      const from = Date.parse(EVENING);
      const ahead = Array.from({ length: 20 }, (_, at) => new Date(from + at * 86_400_000).toISOString().slice(0, 10));
      await db
        .insertInto('carpool_days')
        .values(ahead.map((day) => ({ day, closed, note: null })))
        .execute();
    },
    fill: async (day: string) => park(day, await allSpaces()),
    take: (day: string, space: string) => park(day, [space]),
    /** Somebody else takes this person along, in a space that nobody here wants. */
    async takeAlong(day: string, user_id: string): Promise<void> {
      const [ride] = await park(day, ['D-10']);
      if (ride === undefined) throw new Error('The space was not free.');
      await db
        .insertInto('carpool_riders')
        .values({ carpool_id: ride.id, day, user_id, is_driver: false, comes: true })
        .execute();
    },
    passMidnight: () => portal.setClock(new Date(MIDNIGHT)),
    signOutEverywhere: () =>
      db
        .updateTable('sessions')
        .set({ revoked_at: new Date(EVENING) })
        .where('user_id', '=', driver.id)
        .execute(),
    /** The driver's own bookings. */
    booked: () => db.selectFrom('carpools').select(['day', 'space']).where('user_id', '=', driver.id).execute(),
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;

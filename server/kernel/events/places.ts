import type { Queryable } from '../db/database.ts';
import type { OccurrenceFacts } from './occurrences.ts';

type Dates = readonly Pick<OccurrenceFacts, 'id' | 'plan_id' | 'kinds'>[];

/** How many places each kind of ticket has if nobody takes any, by the kind's id; null where nothing limits them. */
export async function readPlaces(db: Queryable, dates: Dates): Promise<Map<string, number | null>> {
  const seated = dates.filter(({ plan_id }) => plan_id !== null).map(({ id }) => id);
  const counts =
    seated.length === 0
      ? []
      : await db
          .selectFrom('seats')
          .select(['occurrence_id', 'category', ({ fn }) => fn.countAll<string>().as('seats')])
          .where('occurrence_id', 'in', seated)
          .groupBy(['occurrence_id', 'category'])
          .execute();
  return new Map(
    dates.flatMap(({ id, plan_id, kinds }) =>
      kinds.map(({ id: kind, capacity, prices }) => {
        if (plan_id === null) return [kind, capacity] as const;
        const priced = counts.filter((each) => each.occurrence_id === id && prices[each.category] !== undefined);
        const seats = priced.reduce((sum, each) => sum + Number(each.seats), 0);
        return [kind, Math.min(capacity ?? Infinity, seats)] as const;
      }),
    ),
  );
}

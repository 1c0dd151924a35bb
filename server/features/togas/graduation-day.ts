import { sql } from 'kysely';
import { byName } from '../../kernel/db/by-name.ts';
import { orRefusal } from '../../kernel/http/constraints.ts';
import { present } from '../../kernel/http/guards.ts';
import type { Queryable, Trx } from '../../kernel/db/database.ts';
import type { Handlers, Locale, Schemas } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { togaLife } from '../../kernel/lifecycle/lives.ts';
import { changesOf, noteChange } from '../../kernel/staff/changes.ts';
import { csvOf } from '../../kernel/staff/csv.ts';
import { nameOf } from '../../kernel/staff/names.ts';
import { noteViews } from '../../kernel/staff/views.ts';
import { comingGraduations, dayAfter, type Graduation, graduationOn, today } from './days.ts';
import { presentGraduation, rentersOf, type TogaDeps } from './rentals.ts';
import { nameOfSize, presentSizes, sizesOf } from './sizes.ts';

type Operations = 'listTogaDays' | 'getTogaDay' | 'setTogaStock' | 'exportTogaPicking';
type Count = Schemas['TogaCount'];

const BATCH = 200;

/** The desk's work for one graduation: the stock of each size, and the lists by which everything is laid out. */
export function togaDayHandlers(deps: TogaDeps): Pick<Handlers, Operations> {
  const { db } = deps;
  return {
    listTogaDays: async () => ({ data: (await daysWithWork(deps, db)).map(presentGraduation) }),
    getTogaDay: async ({ params, locale }) => ({ data: await presentDay(deps, db, params.day, locale) }),
    setTogaStock: ({ params, body, user, locale, request }) =>
      request.transactOnce(async (trx) => {
        await count(deps, trx, params.day, body.stock);
        const counted = { what: 'toga_days', subject: params.day, event: 'stock.count' } as const;
        await noteChange(deps, trx, { ...counted, staffId: present(user).id });
        return { data: await presentDay(deps, trx, params.day, locale) };
      }),
    exportTogaPicking: async ({ query, user, reply, locale }) => {
      const rows = await toCollect(db, query.graduation_day);
      const subjectIds = rows.flatMap(({ user_id }) => user_id ?? []);
      await noteViews(deps, db, { staffId: present(user).id, subjectIds, what: 'toga_rentals export' });
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="togas-${query.graduation_day}.csv"`);
      return csvOf(
        ['reference', 'name', 'pieces', 'toga', 'sash', 'trencher', 'height', 'head', 'degree', 'state'],
        rows.map((row) => {
          const sizes = presentSizes(deps, row, locale);
          const labelOf = (...wanted: string[]) => sizes.find(({ piece }) => wanted.includes(piece))?.label ?? '';
          return [
            row.reference,
            nameOf(row),
            row.pieces.join(' + '),
            labelOf('toga'),
            labelOf('sash'),
            labelOf('trencher', 'doctorateTrencher'),
            String(row.height),
            String(row.head),
            row.degree,
            row.state,
          ];
        }),
      );
    },
  };
}

/** The graduations to come, and those of which something is still to be collected or out. */
async function daysWithWork(deps: TogaDeps, db: Queryable): Promise<Graduation[]> {
  const rows = await db
    .selectFrom('toga_rentals')
    .select('graduation_day')
    .distinct()
    .where((eb) =>
      eb.or([
        eb('state', 'in', togaLife.tagged('isOut')),
        eb.and([
          eb('state', 'in', togaLife.tagged('waitsForCollection')),
          eb('graduation_day', '>=', dayAfter(today(deps), -1)),
        ]),
      ]),
    )
    .execute();
  const coming = comingGraduations(deps).map(({ date }) => date);
  const days = new Set([...coming, ...rows.map(({ graduation_day }) => graduation_day)]);
  return [...days].toSorted().map((day) => graduationOn(deps, day));
}

/** The rentals to be collected for a graduation, by last name. */
const toCollect = (db: Queryable, day: string) =>
  rentersOf(db)
    .where('graduation_day', '=', day)
    .where('state', 'in', togaLife.tagged('waitsForCollection'))
    .orderBy(byName('users.last_name'))
    .orderBy(byName('users.first_name'))
    .orderBy('toga_rentals.id')
    .execute();

async function presentDay(deps: TogaDeps, db: Queryable, day: string, locale: Locale): Promise<Schemas['TogaDay']> {
  const { togaTypes, standing } = deps.site;
  const kept = await db.selectFrom('toga_stock').selectAll().where('graduation_day', '=', day).execute();
  const stock = togaTypes.flatMap(({ id: piece, sizes }) =>
    sizes.map(({ id: size }) => {
      const line = kept.find((each) => each.piece === piece && each.size === size);
      const label = nameOfSize(deps, piece, size, locale);
      return { piece, size, label, quantity: line?.quantity ?? null, taken: line?.taken ?? 0 };
    }),
  );
  const people = (await toCollect(db, day)).map((row) => ({
    id: row.id,
    reference: row.reference,
    name: nameOf(row),
    is_fitted: row.size !== null,
    pieces: presentSizes(deps, row, locale),
  }));
  const history = await changesOf(db, { what: 'toga_days', subject: day });
  return { date: day, keeps_to_stock: standing.toga.keepToStock, stock, people, history };
}

/**
 * Keeps the desk's count of some sizes. Throws 422 for an unknown size, and 409 where more are promised than that, or where a colleague has
 * changed the count since.
 */
async function count({ site }: TogaDeps, trx: Trx, day: string, counts: readonly Count[]): Promise<void> {
  const isKnown = ({ piece, size }: Count) =>
    site.togaTypes.some(({ id, sizes }) => id === piece && sizes.some((each) => each.id === size));
  if (!counts.every(isKnown)) throw new Problem(422, 'toga_size_unknown', { fields: { stock: ['toga_size_unknown'] } });
  const keyOf = ({ piece, size }: Count) => `${piece} ${size}`;
  const last = new Map(counts.map((each) => [keyOf(each), each]));
  // In the order in which the rentals count them: nobody is stopped for waiting for each other.
  const inOrder = [...last.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const { piece, size, quantity, was } of inOrder) {
    const kept = trx
      .insertInto('toga_stock')
      .values({ graduation_day: day, piece, size, quantity, is_limit: site.standing.toga.keepToStock })
      .onConflict((conflict) =>
        conflict
          .columns(['graduation_day', 'piece', 'size'])
          .doUpdateSet((eb) => ({
            quantity: eb.ref('excluded.quantity'),
            is_limit: eb.ref('excluded.is_limit'),
          }))
          .where((eb) =>
            was === undefined
              ? eb.lit(true)
              : eb.or([
                  eb('toga_stock.quantity', 'is not distinct from', was),
                  eb('toga_stock.quantity', 'is not distinct from', quantity),
                ]),
          ),
      );
    const { numInsertedOrUpdatedRows } = await orRefusal(kept.executeTakeFirstOrThrow(), 'toga_stock_promised');
    if (numInsertedOrUpdatedRows === 0n) throw new Problem(409, 'changed_meanwhile');
  }
}

/** Makes the stock a limit, or no longer one, after the setting has changed. What is over it already stays open until the desk has mended it. */
export async function keepToStock({ db, site }: Pick<TogaDeps, 'db' | 'site'>): Promise<void> {
  const { keepToStock: isLimit } = site.standing.toga;
  await db
    .updateTable('toga_stock')
    .set({ is_limit: isLimit })
    .where('is_limit', '!=', isLimit)
    .$if(isLimit, (query) => query.where(sql<boolean>`taken <= quantity`))
    .execute();
}

/** Works out the sizes of rentals from before there were any. */
export async function sizeOldRentals(deps: Pick<TogaDeps, 'db' | 'site'>): Promise<void> {
  const { db } = deps;
  const old = db
    .selectFrom('toga_rentals')
    .selectAll()
    .where(sql<boolean>`sizes = '{}'`)
    .orderBy('id')
    .limit(BATCH);
  for (const row of await old.execute())
    await db
      .updateTable('toga_rentals')
      .set({
        sizes: sizesOf(deps, row.pieces, row).map((size, at) =>
          row.pieces[at] === 'toga' ? (row.size ?? size) : size,
        ),
      })
      .where('id', '=', row.id)
      .where(sql<boolean>`sizes = '{}'`)
      .execute();
}

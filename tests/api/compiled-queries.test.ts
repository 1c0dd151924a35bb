import { afterAll, expect, inject, it } from 'vitest';
import { compiledOnce } from '../../server/kernel/db/compiled.ts';
import { openStage, stageBuyers } from '../support/stage.ts';

const db = openStage(inject('portal').dataDir);
afterAll(() => db.destroy());

it('a query that is compiled once reads the rows asked for each time, however many, among its other parameters', async () => {
  const buyers = await stageBuyers(db, 3);
  let built = 0;
  const read = compiledOnce((on, ids) => {
    built += 1;
    return on
      .selectFrom('users')
      .select('id')
      .where('user_type', '=', 'university_student')
      .where('id', 'in', ids)
      .where('first_name', '=', 'Żaren');
  });
  const [one, two, three] = buyers.map(({ id }) => [id]);
  if (!one || !two || !three) throw new Error('Three people were staged');
  const asked = [one, two, [...two, ...three], three, [...three, ...one]];
  const found = await Promise.all(asked.map((ids) => read(db, ids)));
  expect(found.map((rows) => rows.map(({ id }) => id).sort())).toEqual(asked.map((ids) => ids.toSorted()));
  expect(built).toBe(2);
  const inTransaction = await db.transaction().execute((trx) => read(trx, two));
  expect(inTransaction).toEqual([{ id: two[0] }]);
});

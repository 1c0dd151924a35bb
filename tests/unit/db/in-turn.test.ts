import { expect, it } from 'vitest';
import { DatabaseAway } from '../../../server/kernel/db/database-away.ts';
import { inTurn } from '../../../server/kernel/db/in-turn.ts';

const settled = (work: Promise<unknown>[]) =>
  Promise.allSettled(work).then((all) => all.map((each) => (each.status === 'fulfilled' ? each.value : each.reason)));

it('lets so many work at once, and the others in the order in which they came', async () => {
  const take = inTurn(2);
  const begun: number[] = [];
  const ends = [1, 2, 3, 4].map(() => Promise.withResolvers<number>());
  const works = ends.map(({ promise }, at) =>
    take(() => {
      begun.push(at);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve(1);
  await works[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve(0);
  expect(await settled(works)).toEqual([0, 1, 0, 0]);
});

it('tells whoever is waiting that the database is lost, once one has found out', async () => {
  const take = inTurn(1);
  const lost = new DatabaseAway('gone');
  const tried: string[] = [];
  const work = (name: string) => () => {
    tried.push(name);
    return name === 'finds out' ? Promise.reject(lost) : Promise.resolve(name);
  };
  expect(await settled([take(work('finds out')), take(work('waits'))])).toEqual([lost, lost]);
  expect(await settled([take(work('comes later'))])).toEqual(['comes later']);
  expect(tried).toEqual(['finds out', 'comes later']);
});

it("fails nobody else for one caller's own failure", async () => {
  const take = inTurn(1);
  const refusal = new Error('taken');
  expect(await settled([take(() => Promise.reject(refusal)), take(() => Promise.resolve('fine'))])).toEqual([
    refusal,
    'fine',
  ]);
});

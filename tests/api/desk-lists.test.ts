import { expect, it } from 'vitest';
import { stagePerson } from '../support/accounts.ts';
import { usePurchases } from '../support/purchasing.ts';
import { stageStaff } from '../support/staff.ts';

const { db, urls, person, paidPermit } = usePurchases();

it('people are found by two letters at least, whatever is between them', async () => {
  const { client } = await stageStaff(db, urls[0], 'admin');
  const { id } = await stagePerson(db, urls[0]);
  await db
    .updateTable('users')
    .set({ first_name: 'Lela', last_name: `Micallef ${id}` })
    .where('id', '=', id)
    .execute();
  const find = (search: string) => client.GET('/desk/people', { params: { query: { search } } });
  expect((await find(` Lela \u00A0 Micallef  ${id}`)).data?.data).toMatchObject([{ id }]);
  expect((await find('   ')).response.status).toBe(400);
});

it('an application is counted on a page that the list no longer has', async () => {
  const { client } = await stageStaff(db, urls[0], 'services');
  const owner = await person();
  await paidPermit(owner);
  const query = { search: owner.email, page: 2, limit: 1 };
  const { data } = await client.GET('/desk/permits', { params: { query } });
  expect(data).toMatchObject({ data: [], meta: { page: 2, total: 1, pages: 1 } });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Renter, useTogas } from '../support/use-togas.ts';

const { db, renter, book, held, rented, order, desk } = useTogas();

/** A graduation that no other test rents for. */
async function graduation(): Promise<string> {
  const days = (await (await renter()).client.GET('/toga/status')).data?.data.graduations ?? [];
  return days.at(-2)?.date ?? '';
}

type Count = { piece: 'toga' | 'sash' | 'trencher'; size: string; quantity: number | null };

async function counting() {
  const { client, act } = await desk();
  const day = await graduation();
  const params = { path: { day } };
  const count = (...stock: Count[]) => client.PUT('/desk/toga-days/{day}', { params, body: { stock } });
  const lineOf = async (piece: string, size: string) =>
    (await client.GET('/desk/toga-days/{day}', { params })).data?.data.stock.find(
      (line) => line.piece === piece && line.size === size,
    );
  return { client, act, day, params, count, lineOf };
}

const tall = { pieces: ['toga', 'trencher'] as ('toga' | 'trencher')[], height: 200, head: 62, degree: 'LL.D.' };

describe('the stock of a graduation', () => {
  it('is promised piece by piece, in the sizes that follow from the details', async () => {
    const { client, act, day, params, lineOf } = await counting();
    const before = (await lineOf('toga', 'XXL'))?.taken ?? 0;
    const rental = await rented(await renter(), { ...tall, pieces: ['toga', 'sash', 'trencher'], graduation_day: day });
    expect(rental.sizes).toEqual([
      { piece: 'toga', size: 'XXL', label: 'XXL' },
      { piece: 'sash', size: 'laws', label: 'Laws, purple' },
      { piece: 'trencher', size: 'XXL', label: 'XXL' },
    ]);
    expect(await lineOf('toga', 'XXL')).toMatchObject({ taken: before + 1, quantity: null });
    await act(rental.id, { event: 'toga.fit', size: 'XL', cap_size: 'L' });
    expect((await lineOf('toga', 'XXL'))?.taken).toBe(before);
    const picked = (await client.GET('/desk/toga-days/{day}', { params })).data?.data.people;
    expect(picked?.find(({ id }) => id === rental.id)).toMatchObject({
      is_fitted: true,
      pieces: [{ size: 'XL' }, { size: 'laws' }, { size: 'L' }],
    });
    const { data } = await client.GET('/desk/togas/picking', {
      params: { query: { graduation_day: day } },
      parseAs: 'text',
    });
    const line = data?.split('\r\n').find((each) => each.startsWith(rental.reference));
    expect(line).toContain('toga + sash + trencher,XL,"Laws, purple",L,200,62');
  });

  it('is never promised beyond what was counted, and what is given up is free again', async () => {
    const { act, day, count, lineOf } = await counting();
    expect((await count({ piece: 'toga', size: 'huge', quantity: 1 })).error?.code).toBe('toga_size_unknown');
    const wanted = { ...tall, graduation_day: day };
    const first = await renter();
    const rental = await rented(first, wanted);
    const taken = (await lineOf('toga', 'XXL'))?.taken ?? 0;
    expect((await count({ piece: 'toga', size: 'XXL', quantity: taken - 1 })).error?.code).toBe('toga_stock_promised');
    expect((await count({ piece: 'toga', size: 'XXL', quantity: taken + 1 })).response.status).toBe(200);
    const people = await Promise.all(Array.from({ length: 8 }, () => renter()));
    const answers = await Promise.all(people.map((graduate) => book(graduate, wanted)));
    expect(answers.map(({ response }) => response.status).toSorted((one, other) => one - other)).toEqual([
      201, 422, 422, 422, 422, 422, 422, 422,
    ]);
    const refused = answers.find(({ error }) => error !== undefined)?.error;
    const soldOut = 'Nothing is left for this graduation of: Toga (XXL). Leave that piece out';
    expect(refused).toMatchObject({
      code: 'toga_out_of_stock',
      errors: { graduation_day: [expect.stringContaining(soldOut)] },
    });
    // Whoever holds the last toga already is told only of what is sold out for them.
    const holder = people[answers.findIndex(({ response }) => response.status === 201)] as Renter;
    await count({ piece: 'trencher', size: 'S', quantity: (await lineOf('trencher', 'S'))?.taken ?? 0 });
    const { error } = await book(holder, { ...wanted, head: 48 });
    expect(error?.errors?.graduation_day).toEqual([expect.stringContaining('of: Trencher (S).')]);
    await count({ piece: 'trencher', size: 'S', quantity: null });
    expect(await lineOf('toga', 'XXL')).toMatchObject({ taken: taken + 1, quantity: taken + 1 });
    const smaller = await held(await renter(), { ...wanted, height: 150 });
    await db.updateTable('toga_rentals').set({ state: 'booked' }).where('id', '=', smaller.id).execute();
    expect((await act(smaller.id, { event: 'toga.fit', size: 'XXL' })).error?.code).toBe('toga_size_gone');
    await act(rental.id, { event: 'toga.fit', size: 'L' });
    expect((await act(smaller.id, { event: 'toga.fit', size: 'XXL' })).response.status).toBe(200);
    expect((await count({ piece: 'toga', size: 'XXL', quantity: null })).response.status).toBe(200);
  });

  it('would be promised twice if the guard were off', async () => {
    const { day, count, lineOf } = await counting();
    const guard = sql`alter table toga_stock add constraint never_past_the_togas check (not is_limit or taken <= quantity)`;
    const wanted = {
      ...(await order({ ...tall, graduation_day: day })),
      head: 48,
      pieces: ['trencher'] as 'trencher'[],
    };
    await count({ piece: 'trencher', size: 'S', quantity: (await lineOf('trencher', 'S'))?.taken ?? 0 });
    await sql`alter table toga_stock drop constraint never_past_the_togas`.execute(db);
    try {
      const { occurrence: _, ...told } = wanted;
      await held(await renter(), told);
      const line = await lineOf('trencher', 'S');
      expect(line?.taken).toBe((line?.quantity ?? 0) + 1);
    } finally {
      await db.updateTable('toga_stock').set({ quantity: null }).where('graduation_day', '=', day).execute();
      await guard.execute(db);
    }
  });

  it('counts exactly the rentals that came to something', async () => {
    const { day, lineOf } = await counting();
    const rental = await held(await renter(), { pieces: ['trencher'], head: 50, graduation_day: day });
    const before = (await lineOf('trencher', 'S'))?.taken ?? 0;
    await db.updateTable('toga_rentals').set({ state: 'ended' }).where('id', '=', rental.id).execute();
    expect((await lineOf('trencher', 'S'))?.taken).toBe(before - 1);
    await db.deleteFrom('toga_rentals').where('id', '=', rental.id).execute();
    expect((await lineOf('trencher', 'S'))?.taken).toBe(before - 1);
  });
});

import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { clientOf } from '../support/client.ts';
import { useStage } from '../support/use-stage.ts';
import { stageBuyers } from '../support/stage.ts';

// What a crowd asks is read together (`server/kernel/db/read-together.ts`): nobody may be given what is another's.
const PEOPLE = 90;
const stage = useStage();
const [url] = inject('portal').urls;

it('of many who call at once, each is told who they are, and those whose session is over are refused', async () => {
  const buyers = await stageBuyers(stage.db, PEOPLE);
  const over = buyers.filter((_, at) => at % 3 === 0);
  await stage.db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where(
      'user_id',
      'in',
      over.map(({ id }) => id),
    )
    .execute();
  const told = await Promise.all(
    buyers.map(async (buyer) => (await clientOf(url, buyer).GET('/auth/me')).data?.data.email),
  );
  expect(told).toEqual(buyers.map((buyer) => (over.includes(buyer) ? undefined : buyer.email)));
});

it('of many who repeat a write at once, each is given their own first answer', async () => {
  const show = await stage.show({ seats: PEOPLE });
  const buyers = await stageBuyers(stage.db, PEOPLE);
  const keys = buyers.map(() => randomUUID());
  const holdAll = () =>
    Promise.all(
      buyers.map(async (buyer, at) => {
        const attendees = [{ ticket_id: show.kinds.student, seat: { guid: show.guids[at] ?? '' } }];
        const body = { occurrence_id: show.occurrenceId, attendees };
        const params = { header: { 'Idempotency-Key': keys[at] ?? '' } };
        const { data } = await clientOf(url, buyer).POST('/bookings', { params, body });
        return { id: data?.data.id, seat: data?.data.attendees[0]?.seat?.guid };
      }),
    );
  const first = await holdAll();
  expect(first.map(({ seat }) => seat)).toEqual(show.guids);
  expect(await holdAll()).toEqual(first);
});

it('of many who want a seat at once, each is told of the seats that others have', async () => {
  const show = await stage.show({ seats: PEOPLE, perPerson: 4 });
  const [owner, ...others] = await stageBuyers(stage.db, PEOPLE);
  const want = (guids: string[], buyer = owner) =>
    clientOf(url, buyer).POST('/bookings', {
      body: {
        occurrence_id: show.occurrenceId,
        attendees: guids.map((guid) => ({ ticket_id: show.kinds.student, seat: { guid } })),
      },
    });
  const taken = show.guids.slice(0, 4);
  await want(taken);
  const refused = await Promise.all(
    others.map(async (buyer, at) => {
      // One to three seats, of which the first is taken and the rest are free.
      const free = show.guids.slice(4, 4 + (at % 3));
      const { response, error } = await want([taken[at % 4] ?? '', ...free], buyer);
      return { status: response.status, fields: Object.keys(error?.errors ?? {}) };
    }),
  );
  expect(refused).toEqual(others.map((_, at) => ({ status: 409, fields: [taken[at % 4]] })));
});

it('of many who want a seat at once, one whose text PostgreSQL cannot read is refused alone', async () => {
  const show = await stage.show({ seats: PEOPLE });
  const buyers = await stageBuyers(stage.db, PEOPLE);
  const statuses = await Promise.all(
    buyers.map(async (buyer, at) => {
      const guid = at % 10 === 0 ? 'seat\0' : (show.guids[at] ?? '');
      const attendees = [{ ticket_id: show.kinds.student, seat: { guid } }];
      const body = { occurrence_id: show.occurrenceId, attendees };
      return (await clientOf(url, buyer).POST('/bookings', { body })).response.status;
    }),
  );
  expect(statuses).toEqual(buyers.map((_, at) => (at % 10 === 0 ? 400 : 201)));
});

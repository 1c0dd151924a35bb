import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailsTo, nthMailTo } from '../support/mailbox.ts';
import { useRarDesk } from '../support/use-rar-desk.ts';

const desk = useRarDesk();

beforeEach(async () => {
  await desk.clear();
  await desk.setClock(0);
});

describe('reminders', () => {
  it('go out 30, 7 and 1 days before the deadline, once each, to officers whose report isn’t sent', async () => {
    const late = await desk.officer('lehen');
    const done = await desk.officer('medika');
    await desk.report('medika');
    const subjects = async (email: string) => (await mailsTo(desk.dataDir, email)).map(({ subject }) => subject);
    for (const [days, hours] of [
      [-31, 1],
      [-30, 1],
      [-29, 12],
      [-7, 1],
      [-1, 1],
    ] as const) {
      await desk.setClock(days, hours);
      await Promise.all([desk.sweep(), desk.sweep()]);
    }
    await expect
      .poll(() => subjects(late.email))
      .toEqual([
        'Leħen: 30 days left for the yearly report',
        'Leħen: 7 days left for the yearly report',
        'The report of Leħen is due',
      ]);
    expect(await subjects(done.email)).toEqual([]);
  });
});

it('invites the first officer of an organisation from the desk', async () => {
  const reader = await desk.reader();
  const email = `${randomUUID()}@uni.example`;
  const invited = await reader.client.POST('/desk/rar/organisations/{id}/officers', {
    params: { path: { id: 'lehen' } },
    body: { email },
  });
  expect(invited.response.status).toBe(204);
  expect((await nthMailTo(desk.dataDir, email)).subject).toBe('Act for Leħen');
  const { rows } = await sql`select from officer_invitations where from_desk and organisation = 'lehen'`.execute(
    desk.db,
  );
  expect(rows).toHaveLength(1);
});

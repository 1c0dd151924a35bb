import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { makeOfficer } from '../support/accounts.ts';
import { stageSession } from '../support/actors.ts';
import { type Client, clientOf } from '../support/client.ts';
import { invitationIn, nthMailTo } from '../support/mailbox.ts';
import { openStage } from '../support/stage.ts';

const { urls, dataDir } = inject('portal');
const db = openStage(dataDir);
afterAll(() => db.destroy());

/** An organisation of one test's own: the portal knows no name for it. */
const newOrganisation = () => `club-${randomUUID().slice(0, 8)}`;

async function person(settings: Parameters<typeof stageSession>[1] = {}) {
  const session = await stageSession(db, settings);
  return { ...session, client: clientOf(urls[0], session) };
}
const officer = async (id: string) => makeOfficer(db, await person(), id);

const of = (id: string) => ({ params: { path: { id } } });
const list = async (client: Client, id: string) =>
  (await client.GET('/student-organisations/{id}/officers', of(id))).data?.data;
const invite = (client: Client, id: string, email: string, hands_over = false) =>
  client.POST('/student-organisations/{id}/officers', { ...of(id), body: { email, hands_over } });
const leave = async (client: Client, id: string) => {
  const { response, error } = await client.DELETE('/student-organisations/{id}/officers/me', of(id));
  return error?.code ?? response.status;
};
const accept = async (client: Client, token: string) => {
  const { data, error } = await client.POST('/officer-invitations', { body: { token } });
  return error?.code ?? data?.data.id;
};

const lookAt = async (token: string) => {
  const { data, error } = await clientOf(urls[0]).POST('/officer-invitations/look', { body: { token } });
  return error?.code ?? data?.data;
};

const disable = (id: string) => db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', id).execute();
const tokenMailed = async (email: string) => invitationIn(await nthMailTo(dataDir, email)).token;
const mailbox = () => `${randomUUID()}@uni.example`;

describe('the role', () => {
  it('follows from being an officer, and ends with the term', async () => {
    const id = newOrganisation();
    const { id: userId, client } = await officer(id);
    expect((await client.GET('/auth/me')).data?.data).toMatchObject({
      roles: ['organisation'],
      student_organisations: [{ id, name: id }],
    });
    await db
      .updateTable('organisation_officers')
      .set({ until: new Date(1) })
      .where('user_id', '=', userId)
      .execute();
    expect((await client.GET('/auth/me')).data?.data).toMatchObject({ roles: [], student_organisations: [] });
    expect((await client.GET('/student-organisations/{id}/officers', of(id))).response.status).toBe(403);
  });
});

describe('an invitation', () => {
  it('makes an officer once, of whoever has the link', async () => {
    const id = newOrganisation();
    const [one, other, third] = [await officer(id), await person(), await person()];
    const email = mailbox();
    expect((await invite(one.client, id, email)).response.status).toBe(201);
    const token = await tokenMailed(email);
    expect(await list(one.client, id)).toMatchObject({ invitations: [{ email, hands_over: false }] });
    // Whoever opens the link reads for whom it is, before logging in; looking uses nothing up.
    expect([await lookAt(token), await lookAt(token)]).toEqual([
      { id, name: id },
      { id, name: id },
    ]);
    expect(await Promise.all([accept(other.client, token), accept(third.client, token)])).toEqual(
      expect.arrayContaining([id, 'link_invalid']),
    );
    expect([await lookAt(token), await lookAt('a'.repeat(43))]).toEqual(['link_invalid', 'link_invalid']);
    const { officers, invitations } = (await list(one.client, id)) ?? {};
    expect(invitations).toEqual([]);
    expect(officers).toMatchObject([
      { is_you: true, invited_by: null },
      { is_you: false, invited_by: 'Ċetta Għigo' },
    ]);
  });

  it('replaces an earlier one to the same mailbox, and can be withdrawn', async () => {
    const id = newOrganisation();
    const [one, other] = [await officer(id), await person()];
    const email = mailbox();
    await invite(one.client, id, email);
    const first = await tokenMailed(email);
    const shouted = email.replace(/^.*@/, (local) => local.toUpperCase());
    const { data } = await invite(one.client, id, shouted);
    expect(data?.data.invitations).toHaveLength(1);
    expect(await accept(other.client, first)).toBe('link_invalid');
    const second = await tokenMailed(shouted);
    const path = { id, invitation: data?.data.invitations[0]?.id ?? '' };
    const { client } = one;
    const withdrawn = await client.DELETE('/student-organisations/{id}/officers/invitations/{invitation}', {
      params: { path },
    });
    expect(withdrawn.data?.data.invitations).toEqual([]);
    expect(await accept(other.client, second)).toBe('link_invalid');
  });

  it('is nothing once who sent it has left', async () => {
    const id = newOrganisation();
    const [one, stays, other] = [await officer(id), await officer(id), await person()];
    const email = mailbox();
    await invite(one.client, id, email);
    const token = await tokenMailed(email);
    expect(await leave(one.client, id)).toBe(204);
    expect(await lookAt(token)).toBe('link_invalid');
    expect(await accept(other.client, token)).toBe('link_invalid');
    expect((await list(stays.client, id))?.officers).toHaveLength(1);
  });

  it('is nothing while whoever sent it is disabled', async () => {
    const id = newOrganisation();
    const [one, other] = [await officer(id), await person()];
    const email = mailbox();
    await invite(one.client, id, email);
    const token = await tokenMailed(email);
    await disable(one.id);
    expect([await lookAt(token), await accept(other.client, token)]).toEqual(['link_invalid', 'link_invalid']);
  });

  it('hands over: who invited stays until the end of the scholastic year', async () => {
    const id = newOrganisation();
    const [one, other] = [await officer(id), await person()];
    const email = mailbox();
    await invite(one.client, id, email, true);
    expect(await accept(other.client, await tokenMailed(email))).toBe(id);
    const { officers, hands_over_until } = (await list(other.client, id)) ?? {};
    expect(hands_over_until).toMatch(/^20\d\d-09-30$/);
    expect(officers).toMatchObject([{ until: hands_over_until }, { until: null, is_you: true }]);
    const row = db.selectFrom('organisation_officers').select('until').where('user_id', '=', one.id);
    // Midnight in Malta, which is on summer time then.
    expect((await row.executeTakeFirst())?.until?.toISOString()).toBe(`${hands_over_until}T22:00:00.000Z`);
  });

  it('is limited: five a day to a mailbox', async () => {
    const id = newOrganisation();
    const { client } = await officer(id);
    const email = mailbox();
    const answers: number[] = [];
    for (let sent = 0; sent < 6; sent += 1) answers.push((await invite(client, id, email)).response.status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('leaving', () => {
  it('is for all but the last, even if two leave at once', async () => {
    const id = newOrganisation();
    const [one, other] = [await officer(id), await officer(id)];
    const outcomes = await Promise.all([leave(one.client, id), leave(other.client, id)]);
    expect(outcomes.toSorted()).toEqual([204, 'last_officer']);
  });

  it('leaves nobody behind who cannot log in', async () => {
    const id = newOrganisation();
    const [one, other] = [await officer(id), await officer(id)];
    await disable(other.id);
    expect(await leave(one.client, id)).toBe('last_officer');
  });
});

it('shows an organisation to its own officers alone', async () => {
  const [id, others] = [newOrganisation(), newOrganisation()];
  const { client } = await officer(id);
  await officer(others);
  expect((await client.GET('/student-organisations/{id}/officers', of(others))).response.status).toBe(404);
  expect((await invite(client, others, mailbox())).response.status).toBe(404);
});

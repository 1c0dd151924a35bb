import { describe, expect, it } from 'vitest';
import { PASSWORD, insertPerson } from '../support/accounts.ts';
import { type Client, clientOf } from '../support/client.ts';
import { doorOf } from '../support/door.ts';
import { deviceAt, stageTickets } from '../support/doors.ts';
import { stageInterviewLink } from '../support/interviews.ts';
import { stageStaff, stageStuckRefund } from '../support/staff.ts';
import { useInterviews } from '../support/use-interviews.ts';
import { useTickets } from '../support/use-tickets.ts';

const { urls, db, student, slot, booked, age, now, anybody } = useInterviews();
const { stage, doorkeeper } = useTickets();

type Caller = { token?: string };
/** Somebody's twenty calls at the same moment, half of them to each instance. */
const atOnce = <Answer>({ token }: Caller, call: (client: Client) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      call(clientOf(urls[at % 2] ?? urls[0], token === undefined ? undefined : { token })),
    ),
  );
const statusesOf = (answers: readonly { response: Response }[]): number[] => [
  ...new Set(answers.map(({ response }) => response.status)),
];

describe('a company’s link, whose secret is kept nowhere and so could not be answered again under a key', () => {
  const company = 'xemx-u-rih';
  const issue = async (client: Client, day: string) => client.POST('/desk/interview-links', { body: { company, day } });
  const secretOf = ({ data }: Awaited<ReturnType<typeof issue>>) => data?.data.url.split('#')[1] ?? '';
  const opens = async (secret: string) =>
    (await anybody.POST('/careers/interview-list', { body: { secret } })).response.status;
  const expoDay = async () => (await anybody.GET('/careers/status')).data?.data?.starts_on ?? '';
  const linksOf = (day: string) =>
    db.selectFrom('interview_links').select('revoked_at').where('company', '=', company).where('day', '=', day);

  it('issued twice in a row is the second one alone', async () => {
    const { client } = await stageStaff(db, urls[0], 'careers');
    const day = await expoDay();
    const secrets = [secretOf(await issue(client, day)), secretOf(await issue(client, day))];
    expect(await Promise.all(secrets.map(opens))).toEqual([404, 200]);
  });

  it('issued twenty times at the same moment is one of them alone, and each is in the history', async () => {
    const staff = await stageStaff(db, urls[0], 'careers');
    const day = await expoDay();
    const before = await linksOf(day).execute();
    const answers = await atOnce(staff, (client) => issue(client, day));
    expect(statusesOf(answers)).toEqual([201]);
    const opened = await Promise.all(answers.map(async (answer) => opens(secretOf(answer))));
    expect(opened.filter((status) => status === 200)).toHaveLength(1);
    const links = await linksOf(day).execute();
    expect(links).toHaveLength(before.length + 20);
    expect(links.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
    const notes = db.selectFrom('desk_changes').select('id').where('user_id', '=', staff.id);
    expect(await notes.where('event', '=', 'link.issue').execute()).toHaveLength(20);
  });
});

describe('a new try of what is stuck, which is only due at once, however often that is asked', () => {
  const retry = (client: Client, id: string) => client.POST('/desk/stuck', { body: { what: 'refund', id } });
  const rowOf = (id: string) => db.selectFrom('stuck').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const retriesOf = async (id: string) => {
    const changes = db.selectFrom('desk_changes').select('event').where('what', '=', 'stuck');
    return (await changes.where('subject', '=', `refund ${id}`).execute()).map(({ event }) => event);
  };

  it('asked for twice in a row is one try, until that one has failed', async () => {
    const { client } = await stageStaff(db, urls[0], 'admin');
    const { id, next_try_at } = await stageStuckRefund(db);
    expect(statusesOf([await retry(client, id), await retry(client, id)])).toEqual([204]);
    expect((await rowOf(id)).next_try_at.getTime()).toBe(await now());
    expect(await retriesOf(id)).toEqual(['retry']);
    // As after a try that failed.
    await db.updateTable('stuck').set({ next_try_at }).where('id', '=', id).execute();
    await retry(client, id);
    expect(await retriesOf(id)).toEqual(['retry', 'retry']);
  });

  it('asked for twenty times at the same moment is one try', async () => {
    const staff = await stageStaff(db, urls[0], 'admin');
    const { id } = await stageStuckRefund(db);
    expect(statusesOf(await atOnce(staff, (client) => retry(client, id)))).toEqual([204]);
    expect(await retriesOf(id)).toEqual(['retry']);
    expect((await rowOf(id)).tries).toBe(4);
  });
});

describe('what became of an interview, which the same word again does not change', () => {
  // Each company has one link for today, and no other test gives this one any.
  const company = 'skola-tal-wied';
  let link: Promise<string> | undefined;

  /** An interview whose time has come, and its company's link. */
  async function over() {
    const person = await student();
    const { id } = await booked(person, await slot({ company }));
    await age(id, 5);
    const secret = await (link ??= stageInterviewLink(db, id, new Date(await now())));
    const note = (client: Client, event: 'interview.attend' | 'interview.miss') =>
      client.POST('/careers/interview-list/outcome', { body: { secret, interview: id, event } });
    const history = async () => {
      const moves = db.selectFrom('transitions').select('event').where('row_id', '=', id).orderBy('id');
      return (await moves.execute()).map(({ event }) => event).filter((event) => event !== 'interview.confirm');
    };
    return { note, history };
  }

  it('noted twice in a row is noted once', async () => {
    const { note, history } = await over();
    const answers = [await note(anybody, 'interview.attend'), await note(anybody, 'interview.attend')];
    expect(statusesOf(answers)).toEqual([200]);
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect(await history()).toEqual(['interview.attend']);
  });

  it('noted twenty times at the same moment is noted once', async () => {
    const { note, history } = await over();
    expect(statusesOf(await atOnce({}, (client) => note(client, 'interview.miss')))).toEqual([200]);
    expect(await history()).toEqual(['interview.miss']);
  });
});

describe('a ticket checked by its code, which only reads', () => {
  it('is answered the same twice in a row and twenty times at the same moment, and lets nobody in', async () => {
    const show = await stage.show();
    const [ticket = { id: '', code: '' }] = await stageTickets(db, show, 1);
    const door = await doorkeeper();
    const row = () => db.selectFrom('attendees').selectAll().where('id', '=', ticket.id).executeTakeFirstOrThrow();
    const before = await row();
    const check = (client: Client) => client.POST('/tickets/check', { body: { code: ticket.code } });
    const answers = [
      await check(door),
      await check(door),
      ...(await atOnce(await stageStaff(db, urls[0], 'door'), check)),
    ];
    expect(answers.map(({ data }) => data?.data)).toEqual(
      answers.map(() => expect.objectContaining({ standing: 'valid', ticket: answers[0]?.data?.data.ticket })),
    );
    expect(await row()).toEqual(before);
    const device = deviceAt(door, show, 'Main');
    expect(await device.list()).toMatchObject({ date: { tickets: 1, inside: 0 }, log: { changes: [], conflicts: [] } });
  });
});

describe('logging out, which ends the very session that would ask again', () => {
  const { login, whoIs } = doorOf(urls);
  const logout = (client: Client) => client.POST('/auth/logout');
  async function twoDevices() {
    const { email } = await insertPerson(db);
    return [(await login(email, PASSWORD)).token, (await login(email, PASSWORD)).token] as const;
  }
  const standing = async (tokens: readonly string[]) =>
    Promise.all(tokens.map(async (token) => (await whoIs(token)).status));

  it('twice in a row ends that session, and no other', async () => {
    const tokens = await twoDevices();
    const client = clientOf(urls[0], { token: tokens[0] });
    const answers = [await logout(client), await logout(client)];
    expect(answers.map(({ response }) => response.status)).toEqual([204, 401]);
    expect(await standing(tokens)).toEqual([401, 200]);
  });

  it('twenty times at the same moment ends that session, and no other', async () => {
    const tokens = await twoDevices();
    const statuses = statusesOf(await atOnce({ token: tokens[0] }, logout));
    expect(statuses).toContain(204);
    expect(statuses.filter((status) => ![204, 401].includes(status))).toEqual([]);
    expect(await standing(tokens)).toEqual([401, 200]);
  });
});

import { randomInt } from 'node:crypto';
import { afterAll, expect, inject } from 'vitest';
import type { components } from '../../openapi/portal.gen.ts';
import { type Client, clientOf } from './client.ts';
import { timeAt } from './clock.ts';
import { type Buyer, openStage, stageBuyers } from './stage.ts';
import { stageInterviewSlot, type WantedSlot as Wanted } from './interviews.ts';
import { pdf } from './hostile-papers.ts';
import { stageStaff } from './staff.ts';
import { blobOf, formOf } from './forms.ts';
import { upload } from './upload.ts';
import { MINUTE_MS } from '../../machines/flow/durations.ts';

type Schemas = components['schemas'];
type Interview = Schemas['Interview'];
export type Student = Buyer & { client: Client };

/** Students who have interviews, the desk, the companies, and the server's records. */
export function useInterviews() {
  const { urls, dataDir } = inject('portal');
  const db = openStage(dataDir);
  afterAll(() => db.destroy());

  async function student(at = 0): Promise<Student> {
    const [buyer] = await stageBuyers(db, 1);
    if (buyer === undefined) throw new Error('Nobody was staged');
    return { ...buyer, client: clientOf(urls[at % urls.length] ?? urls[0], buyer) };
  }

  /** The portal's time, in milliseconds since 1970. */
  const now = () => timeAt(urls[0]);
  const slot = (wanted: Wanted = {}): Promise<string> => stageInterviewSlot(db, wanted);
  const hold = ({ client }: Student, id: string) => client.POST('/careers/interviews', { body: { slot: id } });
  const pathOf = (interview: string) => ({ params: { path: { interview } } });
  const confirm = ({ client }: Student, id: string, cv: string | null = null) =>
    client.POST('/careers/interviews/{interview}/confirm', { ...pathOf(id), body: { cv } });
  const move = ({ client }: Student, id: string, to: string) =>
    client.PUT('/careers/interviews/{interview}/slot', { ...pathOf(id), body: { slot: to } });
  const attach = ({ client }: Student, id: string, cv: string | null) =>
    client.PUT('/careers/interviews/{interview}/cv', { ...pathOf(id), body: { cv } });
  const cancel = ({ client }: Student, id: string) => client.DELETE('/careers/interviews/{interview}', pathOf(id));

  /** An interview that is held and booked. */
  async function booked(person: Student, id: string, cv: string | null = null): Promise<Interview> {
    const { data: held, error } = await hold(person, id);
    expect(error).toBeUndefined();
    const { data } = await confirm(person, held?.data.id ?? '', cv);
    return data?.data as Interview;
  }

  /** Moves an interview and its slot in time, as if so many minutes had passed. */
  async function age(interview: string, minutes: number): Promise<void> {
    const row = db.selectFrom('interviews').selectAll().where('id', '=', interview);
    const { company: of } = await row.executeTakeFirstOrThrow();
    // A closed slot: several tests take the same moment.
    const startsAt = new Date((await now()) - minutes * MINUTE_MS - randomInt(MINUTE_MS));
    const slot_id = await slot({ company: of, startsAt, isOpen: false });
    const times = await db
      .selectFrom('interview_slots')
      .select(['expo', 'arrive_at', 'starts_at', 'ends_at'])
      .where('id', '=', slot_id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('interviews')
      .set({ slot_id, ...times })
      .where('id', '=', interview)
      .execute();
  }

  /** A career document of somebody's. */
  async function cv({ token }: Student, name = 'My CV'): Promise<string> {
    const form = formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: name });
    return (await upload<{ id: string }>(`${urls[0]}/api/auth/career/files`, token, form)).data.id;
  }

  /** Puts another document in the place of one. */
  async function replaceCv({ token }: Student, id: string, name: string) {
    const form = formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: name });
    return upload<Schemas['CareerFile']>(`${urls[0]}/api/auth/career/files/${id}`, token, form, {}, 'PUT');
  }

  /** A staff member of the careers room. */
  async function desk() {
    const { client, id } = await stageStaff(db, urls[0], 'careers');
    return { client, id };
  }

  /** Lays out the slots of the next expo, as the hourly upkeep does. */
  const layOut = () => fetch(`${urls[0]}/test/sweep/rows`, { method: 'POST' });
  const sweep = () => fetch(`${urls[0]}/test/sweep`, { method: 'POST' });
  const anybody = clientOf(urls[0]);

  return {
    urls,
    dataDir,
    db,
    student,
    slot,
    hold,
    confirm,
    move,
    attach,
    cancel,
    booked,
    age,
    now,
    cv,
    replaceCv,
    desk,
    layOut,
    sweep,
    anybody,
  };
}

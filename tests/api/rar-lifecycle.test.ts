import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RarReportEvent, rarReportMachine } from '../../machines/rar-report/rar-report.machine.ts';
import type { RarReportState } from '../../server/kernel/db/rar-tables.ts';
import { rarLife } from '../../server/kernel/lifecycle/lives.ts';
import { stageSession } from '../support/actors.ts';
import { clientOf } from '../support/client.ts';
import { type Officer, answerAll, beginReport, bringReportTo, codeOf, officersOf } from '../support/rar-reports.ts';
import { useRar } from '../support/rar-portal.ts';

const rar = useRar();
const SUMMER = '2027-06-01T10:00:00Z';
const DEADLINE = Date.parse('2027-06-30T22:00:00Z');

const organisation = 'medika';
let officers: [Officer, Officer];
let report: string;
beforeAll(async () => {
  officers = [await rar.officer('medika', 'Ġanna'), await rar.officer('medika', 'Ċensu')];
  report = await beginReport(officers[0], organisation);
});
afterEach(() => rar.setClock(SUMMER));

const { save, submit, withdraw, read, answerTo } = officersOf(organisation, () => report);

describe('sending', () => {
  it('names every answer that is missing, and takes the whole', async () => {
    await save(officers[0], 'officers', 'Ġanna: president', 0);
    const { error, response } = await submit(officers[0]);
    expect([response.status, error?.code]).toEqual([422, 'rar_incomplete']);
    expect(Object.keys(error?.errors ?? {})).toContain('statute');
    expect(Object.keys(error?.errors ?? {})).not.toContain('officers');
    await save(officers[0], 'officers', '\u200B \n', 1);
    expect(Object.keys((await submit(officers[0])).error?.errors ?? {})).toContain('officers');
    await save(officers[0], 'officers', 'Ġanna: president', 2);
    await answerAll(rar.db(), officers[0], organisation, report);
    expect((await submit(officers[1])).data?.data).toMatchObject({ state: 'submitted', can_write: false });
    expect(codeOf(await save(officers[0], 'contact', 'Somebody else', 1))).toEqual([409, 'rar_sent']);
    expect((await withdraw(officers[0])).data?.data.state).toBe('withdrawn');
  });

  it('is refused by the database too, whatever asks for it', async () => {
    const change = (state: 'submitted' | 'withdrawn') =>
      rar
        .db()
        .updateTable('rar_reports')
        .set({ state, submitted_at: state === 'submitted' ? new Date(SUMMER) : null })
        .where('id', '=', report)
        .execute();
    await change('submitted');
    const written = rar.db().updateTable('rar_answers').set({ revision: 99, value: '"later"' });
    await expect(written.where('report_id', '=', report).execute()).rejects.toThrow(/can't be written/);
    await expect(rar.db().deleteFrom('rar_evidence').where('report_id', '=', report).execute()).rejects.toThrow(
      /stays/,
    );
    await change('withdrawn');
    await expect(written.where('report_id', '=', report).execute()).rejects.toThrow(/is not the next/);
  });

  it('is in time until the deadline by the server’s clock, and refused with the reason after it (R2)', async () => {
    await rar.setClock(new Date(DEADLINE - 1000).toISOString());
    const early = await rar.again(officers[0]);
    expect((await submit(early)).response.status).toBe(200);
    expect((await withdraw(early)).response.status).toBe(200);
    await rar.setClock(new Date(DEADLINE + 1000).toISOString());
    const late = await rar.again(officers[0]);
    expect(codeOf(await submit(late))).toEqual([409, 'rar_closed']);
    expect(codeOf(await save(late, 'contact', 'Too late', 1))).toEqual([409, 'rar_closed']);
    // A report that was taken back counts as not sent, so that its page doesn't say both.
    expect(await read(late)).toMatchObject({
      summary: { state: 'withdrawn', submitted_at: null, can_submit: false, can_write: false },
    });
    await rar.setClock(new Date(DEADLINE - 500).toISOString());
    const again = await rar.again(officers[0]);
    await submit(again);
    await rar.setClock(new Date(DEADLINE).toISOString());
    expect(codeOf(await withdraw(await rar.again(officers[0])))).toEqual([409, 'rar_closed']);
    await rar.sweep();
    const swept = await rar.db().selectFrom('rar_reports').select('state').where('id', '=', report).executeTakeFirst();
    expect(swept?.state && rarLife.is(swept.state, 'canScore')).toBe(true);
  });

  it('what was never sent is closed at the deadline, and says so', async () => {
    const late = await rar.officer('pont');
    const id = await beginReport(late, 'pont');
    await rar.setClock(new Date(DEADLINE).toISOString());
    await rar.sweep();
    const { client } = await rar.again(late);
    const { data } = await client.GET('/student-organisations/{id}/submissions', { params: { path: { id: 'pont' } } });
    expect(data?.data).toMatchObject([{ id, state: 'closed', can_write: false }]);
  });
});

describe('every event in every state (R3)', () => {
  const bringTo = (state: RarReportState) => bringReportTo(rar.db(), report, state);
  const events: Record<
    string,
    { event: RarReportEvent; send: (officer: Pick<Officer, 'client'>) => Promise<{ response: Response }> }
  > = {
    'the answer that was asked for': {
      event: { type: 'answer.write', isInTime: true, isAskedFor: true },
      send: async (officer) =>
        save(officer, 'contact', randomUUID(), (await answerTo(officers[0], 'contact'))?.revision ?? 0),
    },
    'another answer': {
      event: { type: 'answer.write', isInTime: true, isAskedFor: false },
      send: async (officer) =>
        save(officer, 'officers', randomUUID(), (await answerTo(officers[0], 'officers'))?.revision ?? 0),
    },
    sending: { event: { type: 'report.submit', isInTime: true }, send: submit },
    withdrawing: { event: { type: 'report.withdraw', isInTime: true }, send: withdraw },
  };
  const cases = rarLife.states.flatMap((state) => Object.keys(events).map((name) => ({ state, name })));

  it.each(cases)('$name in $state', async ({ state, name }) => {
    const each = events[name];
    if (each === undefined) throw new Error(`There is no ${name}`);
    await bringTo(state);
    const isLegal = rarReportMachine.resolveState({ value: state }).can(each.event);
    expect((await each.send(officers[0])).response.status).toBe(isLegal ? 200 : 409);
  });

  it('is refused to another organisation and to students in all of them', async () => {
    const stranger = await rar.officer('insiteu');
    const student = clientOf(rar.url(), await stageSession(rar.db()));
    for (const { send } of Object.values(events)) {
      expect((await send(stranger)).response.status).toBe(404);
      expect([401, 403]).toContain((await send({ client: student })).response.status);
    }
  });

  it('nobody outside learns that the points are settled before they are published', async () => {
    await bringTo('scored');
    expect((await read(officers[0])).summary.state).toBe('under_review');
  });
});
